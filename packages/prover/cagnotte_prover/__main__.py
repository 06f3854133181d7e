"""`python3 -m cagnotte_prover ARCHIVE`: 0 if everything holds, 1 if something differs, 2 if the file cannot be read."""

from __future__ import annotations

import argparse
import json
import sys
from typing import IO

from .archive import lines_of
from .chain import Chains
from .deciders import Deciders
from .journal import Journal
from .report import Report, Unreadable
from .seals import Seals, TrialBalances
from .signatures import fault_of_time_stamp


def prove(file: IO[bytes], seal_keys: list[str], anchors: list[str]) -> Report:
    """Reads the archive once and proves what the packages' README lists."""
    report = Report()
    lines = lines_of(file, report)
    _, header = next(lines)
    stamps = header.get("timeStamps", [])
    wanted = [anchor.split(":") for anchor in anchors]
    numbers = {(each["casino"], int(each["record"])) for each in stamps} | {(each[0], int(each[1])) for each in wanted}
    chains = Chains(file, report, numbers)
    seals, deciders = Seals(header, chains, report, seal_keys), Deciders(report)
    balances, journal = TrialBalances(seals, report), Journal(report)
    for place, line in lines:
        try:
            if line["kind"] == "record":
                event = json.loads(line["bytes"])
                chain = chains.follow(line, event, place)
                if chain is not None:
                    seals.follow(event, chain)
                    deciders.follow(event, line, chain.number, chain.recorded_at)
                    journal.record(line["casino"], chain.number, event, line["bytes"])
            elif line["kind"] == "journal":
                balances.take(line["row"])
                journal.line(line["row"])
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as cause:
            report.differs("archive", f"the {line['kind']} at byte {place} cannot be read on: {cause!r}")
    balances.end()
    journal.prove()
    seals.end()
    deciders.end()
    for stamp in stamps:
        fault, time = fault_of_time_stamp(stamp)
        name = f"the time stamp of record {stamp['record']} of {stamp['casino']}"
        report.expect(fault is None, "timestamps", f"{name}: {fault}")
        report.expect(chains.links.get((stamp["casino"], int(stamp["record"]))) == stamp["hash"], "timestamps", f"{name}: the chain has another link")
        report.states(f"{name}: {time}; whether to trust its authority is for openssl to say")
    for casino, number, link, *_ in wanted:
        holds = len(link) >= 16 and (chains.links.get((casino, int(number))) or "").startswith(link)
        report.expect(holds, "anchors", f"{casino}:{number}: the chain has another link, or ends before it")
    return report


def main() -> int:
    parser = argparse.ArgumentParser(prog="cagnotte_prover", description=__doc__)
    parser.add_argument("archive", help="a file that `cagnotte archive` wrote")
    parser.add_argument("--seal-key", action="append", default=[], help="short name of a seal key that you know from elsewhere")
    parser.add_argument("--anchor", action="append", default=[], help="CASINO:RECORD:HASH that you kept elsewhere")
    options = parser.parse_args()
    try:
        with open(options.archive, "rb") as file:
            report = prove(file, options.seal_key, options.anchor)
    except (Unreadable, OSError) as cause:
        print(f"{options.archive} cannot be read: {cause}", file=sys.stderr)
        return 2
    print("\n".join(report.lines()))
    return 0 if report.holds else 1


if __name__ == "__main__":
    sys.exit(main())
