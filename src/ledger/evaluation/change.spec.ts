import { unopenedSession } from '../table-session/table-session.state';
import { tallied } from '../_core/balances';
import { signedLine } from '../_core/journal-entry';
import { shownOf } from './change';
import { type Meaning, postingsOf } from './evaluate-at-place';

const opening = { eventId: 'e', game: 'boule', minimum: 100n, holder: 'table', float: 0n };
const meaning = {
  event: { id: 'e', data: { amount: 5 } },
  evaluation: {
    lines: signedLine('bank', 5n, 'EUR'),
    findings: [{ code: 'x' }],
    reverses: 7n,
    byRules: { a: 1 },
    session: { ...unopenedSession, opening },
    books: {},
  },
} as unknown as Meaning;

it('the meaning of a fact is compared by its data, entry, findings, reversal, settlement by the rules and opening', () => {
  expect(shownOf(meaning)).toEqual({
    data: { amount: 5 },
    lines: signedLine('bank', 5n, 'EUR'),
    findings: [{ code: 'x' }],
    reverses: 7n,
    byRules: { a: 1 },
    opening,
  });
  expect(shownOf(undefined)).toBeUndefined();
});

it('the postings of a fact are its entry, followed by its amounts in tallies', () => {
  const [lines, tallies] = [signedLine('bank', 5n, 'EUR'), tallied('tally:a', 7n, 'EUR')];
  const of = (evaluation: object) => postingsOf({ evaluation } as unknown as Meaning);
  expect(of({ lines, tallies })).toEqual([...lines, ...tallies]);
  expect(of({ lines })).toBe(lines);
});
