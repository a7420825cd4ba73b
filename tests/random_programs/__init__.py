"""What the suites of random programs share: writing many programs, compiling them, running the tool that explores them.

Only plumbing. The generators and models of tests/agreement and tests/memory_model are independent of each other, and stay so: a
mistake in what they shared would be found by neither.
"""
