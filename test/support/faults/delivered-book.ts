import type { Finding } from '../../../src/accounting/finding';
import { judgeConflict } from '../../../src/accounting/judge-event';
import type { CasinoEvent } from '../../../src/domain/event-registry/envelope';
import { readDelivery } from '../../../src/intake/reading/read-delivery';
import type { ExpectedFinding } from '../../../src/simulator/faults/fault';
import { MemoryBook } from '../book/memory-book';

/** The books of one casino in memory, behind a door like that of intake: what is known, or unreadable, is not judged. */
export class DeliveredBook {
  private readonly book = new MemoryBook();
  private readonly contents = new Map<string, string>();
  private readonly conflicts: Finding[] = [];

  deliver(text: string): void {
    const reading = readDelivery(text, { bookCurrencyOf: () => 'EUR' });
    if (reading.kind !== 'event') return;
    const event = JSON.parse(text) as CasinoEvent;
    const identity = `${event.source} ${event.id}`;
    const known = this.contents.get(identity);
    if (known === text) return;
    if (known !== undefined) {
      this.conflicts.push(...judgeConflict(event, { books: this.book.books }).findings);
      return;
    }
    this.contents.set(identity, text);
    this.book.post(event);
  }

  /** What somebody has to look at once everything has come: information apart, and what was settled since. */
  get openFindings(): readonly ExpectedFinding[] {
    const open: Finding[] = [];
    for (const { judgement } of this.book.entries) {
      for (const standing of judgement.settles ?? []) {
        const at = open.findIndex((finding) => finding.standing === standing);
        if (at >= 0) open.splice(at, 1);
      }
      open.push(...judgement.findings);
    }
    return [...open, ...this.conflicts]
      .filter(({ code }) => code !== 'rules-not-known-yet' && code !== 'round-without-bets')
      .map(({ code, eventIds }) => ({ code, eventIds }));
  }
}
