import { applyMoves } from '../../player-bank/player-bank.state';
import { movesOf } from './bank-lines';
import type { EntryLine } from '../journal-entry';
import type { LedgerState } from '../evaluation.state';

export const inSuccession = <Thing>(
  things: readonly Thing[],
  before: LedgerState,
  post: (thing: Thing, before: LedgerState) => EntryLine[],
): EntryLine[] =>
  things.reduce<EntryLine[]>((lines, thing) => [...lines, ...post(thing, knownAfter(before, lines))], []);

const knownAfter = (before: LedgerState, lines: readonly EntryLine[]): LedgerState =>
  lines.length === 0
    ? before
    : {
        ...before,
        balances: before.balances.after(lines),
        session: { ...before.session, banks: applyMoves(before.session.banks, movesOf(lines)) },
      };
