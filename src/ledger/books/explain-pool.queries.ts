import {
  type Explanation,
  type LineChoice,
  ofLines,
  type SourcedPart,
  type Term,
} from '../_core/books/cell-part';
import { addressOfFigure } from '../_core/books/figure';
import type { PoolFigure, PoolTerm } from '../_core/books/pool-figure';
import { jackpotFundingOf, jackpotOf, jackpotShareOf } from '../_core/account-paths';
import type { Minor } from '../../kernel/money';
import { POOL_PLAY } from '../jackpot/jackpot.events';
import { otherOfMeter, readPoolDays } from '../jackpot/pool-sums.queries';
import type { BooksAt } from '../journal/journal.queries';
import type { Queryable } from '../../database/queryable';
import { type Explain, partTerms } from './part-terms.queries';

type DayOfPool = Awaited<ReturnType<typeof readPoolDays>>[number];

const AMOUNT: Readonly<Record<PoolTerm, (day: DayOfPool) => Minor>> = {
  contributed: ({ contributed }) => contributed,
  funded: ({ funded }) => funded,
  prizes: ({ prizes }) => prizes,
  other: otherOfMeter,
  'house-share': ({ houseShare }) => houseShare,
};

/** Explains a part of a meter by its gaming days, and that of one day by its lines. */
export async function explainPool(
  db: Queryable,
  at: BooksAt,
  figure: PoolFigure,
  explain: Explain,
): Promise<Explanation | undefined> {
  const { pool, part, day } = figure;
  const days = await readPoolDays(db, { ...at, pool, day });
  const [first] = days;
  if (first === undefined) return undefined;
  const amount = days.reduce((sum, each) => sum + AMOUNT[part](each), 0n);
  const terms: Term[] = [];
  if (day === undefined)
    for (const each of days)
      terms.push({
        ...{ kind: 'figure', sign: 1, amount: AMOUNT[part](each) },
        figure: addressOfFigure({ ...figure, day: each.day }),
      });
  else
    for (const lines of linesOf({ ...figure, day }))
      terms.push(...(await partTerms(db, { at, explain }, lines)));
  return { amount, currency: first.currency, terms };
}

/** The lines of one day. Play moves the meter by stakes and prizes; what it undoes is deducted from what it undid. */
function linesOf({ pool, part, day }: PoolFigure & { readonly day: string }): readonly SourcedPart[] {
  const ofDay: LineChoice = { ofDays: [day, day] };
  const meter: LineChoice = { ...ofDay, account: jackpotOf(pool) };
  const funding: LineChoice = { ...ofDay, account: jackpotFundingOf(pool) };
  switch (part) {
    case 'contributed':
      return [ofLines({ ...meter, types: POOL_PLAY, side: 'credit-less-undone' }, -1)];
    case 'prizes':
      return [ofLines({ ...meter, types: POOL_PLAY, side: 'debit-less-undone' })];
    case 'funded':
      return [ofLines(funding)];
    case 'other':
      return [ofLines({ ...meter, otherTypes: POOL_PLAY }, -1), ofLines(funding, -1)];
    case 'house-share':
      return [ofLines({ ...ofDay, under: [jackpotShareOf(pool, undefined)] }, -1)];
  }
}
