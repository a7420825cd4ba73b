"""Random programs for raceproof hunt, and happens-before by its definition, to judge what a hunt confirms.

Nothing here is shared with the detectors, nor with the models of tests/agreement and tests/memory_model: those enumerate small
programs, these have thousands of steps.
"""
