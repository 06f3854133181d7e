import { isAt, isOf, type VariancePoint } from '../account';
import { about, type Finding, raise, said } from '../../../finding-catalogue/finding';
import { tableConcerned, voidedRoundOf } from '../../table-session/session-key.state';
import type { Evaluation, LedgerState, PostedEntry } from '../evaluation.state';
import { GAMES, isGameCode } from '../../../games/game-codes';
import type { EventOf } from '../../event-contract/catalogue';
import { varianceOf } from '../account-paths';
import { draw, inSuccession } from './owed-lines';
import { type EntryLine, reversalOf } from '../journal-entry';
import { gameAt } from './rules-at-table';
import { withoutSuspense } from '../suspense';

/** Evaluates the void of a round, coup or hand: it reverses the entry of a settled one. */
export function evaluateVoided(event: Voided, before: LedgerState): Partial<Evaluation> {
  const entry = entryVoidedBy(event, before);
  return {
    lines: postVoided(event, before),
    reverses: entry?.record,
    findings: about(
      checkReversed(event, before),
      event.id,
      ...(before.firstReport === undefined ? [] : [before.firstReport]),
    ),
  };
}

function checkReversed(event: Voided, before: LedgerState): Finding[] {
  const reference = voidedRoundOf(event)!;
  if (!event.data.settled) return [];
  if (before.firstReport !== undefined) {
    return [
      raise({
        code: 'round-voided-twice',
        expected: said('one-void-of', { reference }),
        found: said('declared-void-by-before-nothing-reversed', { report: before.firstReport }),
      }),
    ];
  }
  if (isOfOneCloth(event, before)) {
    return [
      raise({
        code: 'void-needs-correction',
        expected: said('correction-that-says-what-coup-came'),
        found: said('void-on-one-of-two-cloths-nothing-reversed', { reference }),
      }),
    ];
  }
  if (before.entryOf(reference) !== undefined) return [];
  return [
    raise({
      code: 'void-of-unknown-round',
      expected: said('entry-of', { reference }),
      found: said('none-nothing-reversed'),
    }),
  ];
}

type Voided = EventOf<'cagnotte.round.voided.v1' | 'cagnotte.coup.voided.v1' | 'cagnotte.hand.voided.v1'>;

/**
 * The entry that a void reverses: that of a settled round which is not void already. A coup that is void on one of two
 * cloths has no entry of its own, so that a correction must state its amounts.
 */
export function entryVoidedBy(event: Voided, before: LedgerState): PostedEntry | undefined {
  if (!event.data.settled || before.firstReport !== undefined || isOfOneCloth(event, before))
    return undefined;
  return before.entryOf(voidedRoundOf(event)!);
}

function isOfOneCloth(event: Voided, before: LedgerState): boolean {
  const tableaux = 'tableaux' in event.data ? event.data.tableaux : undefined;
  if (tableaux === undefined) return false;
  const game = gameAt(event, before);
  const hasTwo = (isGameCode(game) && GAMES[game].cloths === 2) || tableaux.includes(2);
  return hasTwo && new Set(tableaux).size === 1;
}

/**
 * Reverses a settled round that is declared void; a round that was not settled has no entry. A bank or a meter gives
 * back no more than it holds; the rest is posted to a variance account.
 */
function postVoided(event: Voided, before: LedgerState): EntryLine[] {
  const entry = entryVoidedBy(event, before);
  if (entry === undefined) return [];
  return inSuccession(reversalOf(entry.lines), before, (line, known) => takeBack(line, event, known));
}

function takeBack(line: EntryLine, event: Voided, { balances }: LedgerState): EntryLine[] {
  const point = pointOf(line.account);
  const undone = withoutSuspense(line);
  if (point === undefined || line.debit === 0n) return [undone];
  const { account, debit, currency, subLedger, basis } = undone;
  const variance = varianceOf(point, tableConcerned(event));
  return draw({ account, amount: debit, currency, subLedger, basis, variance }, balances);
}

function pointOf(account: string): VariancePoint | undefined {
  if (isOf(account, 'player-bank', 'garage', 'pot')) return 'custody';
  return isAt(account, 'jackpot') ? 'jackpot' : undefined;
}
