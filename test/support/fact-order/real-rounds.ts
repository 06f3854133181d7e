import type { TableOpened } from '../../../src/ledger/table-session/table.events';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { tableOf } from '../../../src/kernel/source';
import { roundReferenceOf } from '../../../src/ledger/table-session/session-key.state';
import type { GameCode } from '../../../src/games/game-codes';
import { simulate } from '../../../packages/simulator/simulate';

/** The opening of a table of a game, and rounds played at it. */
export interface PlayedGame {
  readonly opening: TableOpened;
  readonly rounds: readonly CasinoEvent[];
}

const MOST_ROUNDS = 8;

/** The openings and rounds of every game in an hour of a simulated house. */
export function playedGames(): ReadonlyMap<GameCode, PlayedGame> {
  const openings = new Map<string, TableOpened>();
  const rounds = new Map<string, CasinoEvent[]>();
  for (const event of simulate(ONE_HOUR)) {
    const table = tableOf(event.source);
    if (table === undefined) continue;
    if (event.type === 'cagnotte.table.opened.v1') openings.set(table, event.data as TableOpened);
    else if (roundReferenceOf(event) !== undefined)
      rounds.set(table, [...(rounds.get(table) ?? []), event].slice(0, MOST_ROUNDS));
  }
  return new Map(
    [...openings].map(([table, opening]) => [
      opening.game as GameCode,
      { opening, rounds: rounds.get(table) ?? [] },
    ]),
  );
}

const ONE_HOUR = {
  casino: 'simulated',
  currency: 'EUR',
  seed: 'h',
  firstDay: '2026-02-28',
  days: 1,
  tables: 28,
  hours: 1,
};
