import { applyMoves } from '../../player-bank/player-bank.state';
import { movesOf } from './bank-lines';
import type { EntryLine } from '../journal-entry';
import type { KnownBefore } from '../judgement.state';

/** Posts one thing after the other, each on the balances and banks that those before it leave. */
export const inSuccession = <Thing>(
  things: readonly Thing[],
  before: KnownBefore,
  post: (thing: Thing, before: KnownBefore) => EntryLine[],
): EntryLine[] =>
  things.reduce<EntryLine[]>((lines, thing) => [...lines, ...post(thing, knownAfter(before, lines))], []);

/** What is known once these lines are posted. */
const knownAfter = (before: KnownBefore, lines: readonly EntryLine[]): KnownBefore =>
  lines.length === 0
    ? before
    : {
        ...before,
        balances: before.balances.after(lines),
        session: { ...before.session, banks: applyMoves(before.session.banks, movesOf(lines)) },
      };
