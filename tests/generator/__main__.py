"""python3 -m generator SEED INDEX: prints one random program."""

import argparse

from . import SECTIONS, generate


def main():
    parser = argparse.ArgumentParser(prog="generator", description="prints one random Java program")
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("index", type=int, nargs="?", default=0)
    parser.add_argument("--only", type=int, nargs="*", metavar="POSITION", help="keep the sections at these positions")
    parser.add_argument("--sections", nargs="*", metavar="NAME", help="choose among these sections only")
    parser.add_argument("--list", action="store_true", help="list the sections there are")
    options = parser.parse_args()
    if options.list:
        for name, (weight, function) in SECTIONS.items():
            print(f"{name:20} {weight:2}  {function.__doc__}")
        return
    print(generate(options.seed, options.index, options.only, options.sections).source, end="")


if __name__ == "__main__":
    main()
