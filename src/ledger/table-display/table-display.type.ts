import { ObjectType } from '@nestjs/graphql';
import { foundOrNot } from '../../api/not-found.type';
import { moneyOf } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { Answer } from '../../api/snapshot/operation-context';
import { announcedPercentage, odds } from '../../games/wording';
import { asFraction } from '../../kernel/rational';
import { filled, inBoth } from '../../words/message';
import words from '../../words/table-card.json';
import type { CardPool, CardRow } from './table-card';
import type { MeterOfTable, TableDisplayed } from './table-display.queries';

@ObjectType({ description: 'Words that are shown to the public, in both languages.' })
class ShownWords extends g.object({ en: g.text(), es: g.text() }) {}

@ObjectType({ description: 'A bet, or a combination of a pool, with what it wins.' })
class ShownPrize extends g.object({
  bet: g.of(() => ShownWords),
  covers: g.nullable(g.of(() => ShownWords, 'What it wins with; null for a combination of a pool.')),
  pays: g.of(() => ShownWords, 'Odds (17:1), stakes, or a share of the meter.'),
}) {}

@ObjectType({ description: 'A maximum bet of the authorisation.' })
class ShownMaximum extends g.object({
  bet: g.nullable(g.of(() => ShownWords, 'Null for every other bet.')),
  amount: g.money(),
}) {}

@ObjectType({
  description: 'A pool of a table: its meter, its scale of prizes, and the share of stakes that it gets.',
})
class ShownPool extends g.object({
  pool: g.text(),
  meter: g.nullable(g.money('What the house owes to the pool; null while nothing has moved it.')),
  rate: g.nullable(g.of(() => ShownWords, 'The share of each stake that goes to the meter.')),
  prizes: g.listOf(() => ShownPrize, 'Its scale of prizes.'),
}) {}

@ObjectType({ description: 'What the table announced for the session under way.' })
class ShownSession extends g.object({
  gamingDay: g.gamingDay(),
  minimum: g.money('The minimum bet of the opening, or of the last announced change of limits.'),
  share: g.nullable(g.of(() => ShownWords, 'What the house takes; null where nothing was announced.')),
  minutes: g.nullable(g.int('The announced length in minutes, before the last hands.')),
}) {}

@ObjectType({ description: 'What a screen at a table shows to everybody.' })
export class TableDisplay extends g.object(Answer, {
  table: g.text(),
  game: g.of(() => ShownWords),
  heading: g.text('The heading (epígrafe) of the game in the regulation.'),
  validFrom: g.gamingDay('Since when the authorisation is valid.'),
  minimum: g.money('The least minimum bet of the authorisation.'),
  minimumTo: g.nullable(g.money('The highest minimum bet, where the authorisation has a band.')),
  maxima: g.listOf(() => ShownMaximum, 'Empty where the rules of the game set them.'),
  payTable: g.listOf(() => ShownPrize),
  pools: g.listOf(() => ShownPool),
  session: g.nullable(g.of(() => ShownSession, 'Null while the table is closed.')),
}) {}

export const TableDisplayAnswer = foundOrNot('TableDisplayAnswer', TableDisplay);

/** The parts of an answer about a table; position and completeness are those of its reader. */
export function displayOf({
  card: { table, game, heading, validFrom, minimum, maxima, payTable },
  currency,
  pools,
  session,
}: TableDisplayed): Omit<TableDisplay, keyof Answer> {
  const { from, to } = minimum;
  return {
    table,
    game,
    heading,
    validFrom,
    minimum: moneyOf(from, currency),
    minimumTo: to === undefined ? null : moneyOf(to, currency),
    maxima: maxima.map(({ bet, amount }) => ({ bet: bet ?? null, amount: moneyOf(amount, currency) })),
    payTable: payTable.map(rowOf),
    pools: pools.map(poolOf),
    session:
      session === undefined
        ? null
        : {
            gamingDay: session.gamingDay,
            minimum: moneyOf(session.minimum, currency),
            share: session.share ?? null,
            minutes: session.minutes ?? null,
          },
  };
}

const rowOf = ({ bet, covers, pays }: CardRow): ShownPrize => ({
  bet,
  covers,
  pays: inBoth(pays.numerator === 0n ? '—' : odds(pays)),
});

const poolOf = ({ pool, meter, currency, rate, ...scale }: MeterOfTable): ShownPool => ({
  pool,
  meter: meter === undefined ? null : moneyOf(meter, currency),
  rate: rate === undefined ? null : announcedPercentage(rate),
  prizes: scaleOf(scale),
});

/** The prizes of the authorisation, or of the rules where it states none. */
const scaleOf = ({ prizes, rows }: Pick<CardPool, 'prizes' | 'rows'>): ShownPrize[] =>
  prizes.length === 0
    ? rows.map((row) => ({ ...rowOf(row), bet: row.covers, covers: null }))
    : prizes.map(({ combination, share, times }) => ({
        bet: combination,
        covers: null,
        pays:
          share === undefined
            ? filled(words.stakes, { times: `${times ?? 0n}` })
            : filled(words['of-the-meter'], { share: asFraction(share) }),
      }));
