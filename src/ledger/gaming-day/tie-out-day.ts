import { varianceOf } from '../_core/account-paths';
import { isAt, isDifferenceAt, isHouseResult, isOf, parseAccount } from '../_core/account';
import { said } from '../../finding-catalogue/finding';
import { chipsBelowZero } from '../chips/chips-flow';
import { ofFigure, ofLines, type SourcedPart } from '../_core/books/cell-part';
import { addressOfFigure } from '../_core/books/figure';
import { previousGamingDay } from '../../kernel/gaming-day';
import { type DayFigures, type DayMove, type DaySession, METER_EVENTS } from './day-figures';
import {
  amounts,
  fact,
  type TieOutRow,
  written,
  NOTHING,
  ofAccount,
  sumOf,
  type TieOutSide,
  tieOutInWords,
  rowOfFinding,
  ofRecords,
  type TieOut,
  tieOutsOf,
} from './tie-out';
import type { TieOutName } from '../_core/tie-out-catalogue';
import { isInBase, USUAL_OPTIONS } from '../duty/duty-rules';
import { fromBooks, fromCounts, boxRows, sessionRows } from './session.tie-outs';
import {
  bankerRows,
  countedCagnotteRows,
  cageRows,
  cagnotteRows,
  custodyRows,
  meterAndImprestRows,
  slipRows,
  varianceRows,
} from './holder.tie-outs';
import { varianceCleared } from '../corrections/corrections.events';

const CLEARING = varianceCleared.type;

type IdentityCheck = Extract<TieOutName, `K1-${string}`>;

/** K1: the accounting identities that the books of a day show; `cagnotte verify` proves A7. */
export const identityRows = (figures: DayFigures): Readonly<Record<IdentityCheck, readonly TieOutRow[]>> => ({
  'K1-A1': trialBalance(figures),
  'K1-A2': chipRows(figures),
  'K1-A3': figures.custody.map((custody) => custodyRow(custody, figures.day)),
  'K1-A4': figures.meters.map((meter) => meterRow(meter, figures)),
  'K1-A5': figures.untiedHands.map(({ hand, record }) =>
    fact(said('hand', { hand }), said('pots-that-add-up'), said('pots-that-do-not'), [{ record }]),
  ),
  'K1-A6': figures.misrounded.map((record) =>
    fact(said('record', { record }), said('less-than-one-minor-unit-away-from-exact'), said('one-or-more'), [
      { record },
    ]),
  ),
});

function chipRows(figures: DayFigures): TieOutRow[] {
  const { currency } = figures;
  const own = figures.balances.filter((balance) => balance.currency === currency);
  return chipsBelowZero(own.map(({ account, balance }) => [account, balance])).map(([at, amount]) => ({
    ...tieOutInWords(at, said('at-least', { amount: written(0n, currency) }), written(amount, currency)),
    ties: false,
    sides: { expected: NOTHING, found: { amount, parts: chipsOf(at, figures) }, currency },
  }));
}

const chipsOf = (holder: string, { balances, currency, day }: DayFigures): readonly SourcedPart[] =>
  balances
    .filter((balance) => balance.currency === currency)
    .flatMap((balance) => {
      if (balance.account === holder) return ofAccount(balance, { day }).parts;
      const isOfAll = holder === 'chips in hands' && isOf(balance.account, 'chips');
      return isOfAll ? ofAccount(balance, { day, sign: -1 }).parts : [];
    });

function custodyRow({ at, currency, kept, owed }: DayFigures['custody'][number], day: string): TieOutRow {
  const lines = { table: at, currency, bookedOn: [day, day], otherTypes: [CLEARING] } as const;
  const under = [
    varianceOf('custody', at),
    'player-bank',
    'garage:voluntary',
    'garage:improper',
    'pot',
  ] as const;
  return amounts(at, {
    expected: { amount: owed, parts: [ofLines({ ...lines, under }, -1)] },
    found: { amount: kept, parts: [ofLines({ ...lines, account: `chips:custody:${at}` })] },
    currency,
  });
}

function meterRow(
  { pool, before, after, moved }: DayFigures['meters'][number],
  { day, currency }: DayFigures,
): TieOutRow {
  const account = `jackpot:${pool}`;
  const lines = ofLines({ account, currency, bookedOn: [day, day], types: METER_EVENTS }, -1);
  const meterBefore = addressOfFigure({ kind: 'balance', account, day: previousGamingDay(day), currency });
  return amounts(pool, {
    expected: { amount: before + moved, parts: [ofFigure(meterBefore, -1), lines] },
    found: ofAccount({ account, currency, balance: -after }, { day, sign: -1 }),
    currency,
  });
}

function trialBalance({ balances, day }: DayFigures): TieOutRow[] {
  const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = balances.filter((each) => each.currency === currency);
    const found = sumOf(own.map((balance) => ofAccount(balance, { day })));
    return amounts(currency, { expected: NOTHING, found, currency });
  });
}

const OPENING = 'cagnotte.table.opened.v1';

/** K11: compares the base of the duty with the control book, both for the facts of the day. */
export function dutyRows({ currency, day, ownMoves, sessions }: DayFigures): TieOutRow[] {
  const moves = ownMoves.filter((move) => move.currency === currency).flatMap(sidesOf);
  const expected = sumOf([
    ...sessions.map((session) => fromCounts(session, day)),
    ...ofOthers(moves, { sessions, day }),
    ...ofPools(moves).map(creditsOn(day)),
    ...shortages(moves, day),
    ...cleared(moves).map(creditsOn(day)),
  ]);
  return [
    amounts(said('base-of-duty'), { expected, found: sumOf(inBase(moves).map(creditsOn(day))), currency }),
  ];
}

/** Splits each move into its debit and its credit, so that surpluses and shortages stay separate. */
const sidesOf = ({ debit, credit, ...move }: DayMove): DayMove[] =>
  [
    { ...move, debit, credit: 0n },
    { ...move, debit: 0n, credit },
  ].filter((line) => line.debit !== 0n || line.credit !== 0n);

const creditsOn =
  (day: string, sign: 1 | -1 = 1) =>
  ({ account, eventType, reversal: undoes, currency, debit, credit }: DayMove): TieOutSide => {
    const side = debit === 0n ? 'credit' : 'debit';
    const of = { account, currency, types: [eventType], undoes, side } as const;
    return {
      amount: BigInt(sign) * (credit - debit),
      parts: [ofLines({ ...of, bookedOn: [day, day], ofDays: [day, day] }, sign === 1 ? -1 : 1)],
    };
  };

const inBase = (moves: readonly DayMove[]): DayMove[] =>
  moves.filter((move) => isInBase(move, USUAL_OPTIONS));

/**
 * The control book for sessions without a result from counts: counted cagnottes, fees and their postings, and
 * differences that openings found on locked floats, which belong to no session's result.
 */
function ofOthers(
  moves: readonly DayMove[],
  { sessions, day }: Pick<DayFigures, 'sessions' | 'day'>,
): TieOutSide[] {
  const hasResult = ({ result }: DaySession): boolean => result !== undefined;
  const isOther = (session: DaySession): boolean => !hasResult(session) && !session.isHouseBanked;
  const counted = sessions.filter(hasResult);
  const others = new Set(sessions.filter(isOther).map(({ table }) => table));
  const uncounted = sessions.filter((session) => session.isHouseBanked && !hasResult(session));
  // The base includes the rounds of a house-banked table that was not counted; the control book does not.
  const isLeftOut = (account: string): boolean =>
    [...counted, ...uncounted].some(({ table }) => parseAccount(account)?.table === table);
  const posted = moves.filter(
    ({ account, eventType }) =>
      eventType !== CLEARING &&
      (isDifferenceAt(account, 'cagnotte') ||
        (isHouseResult(account) &&
          (eventType === OPENING || !isLeftOut(account) || others.has(parseAccount(account)?.table ?? '')))),
  );
  // If a table changed its game, its accounts hold the sessions of both games.
  const ofMoved = counted.filter(({ table }) => others.has(table));
  return [...posted.map(creditsOn(day)), ...ofMoved.map((session) => fromBooks(session, day, -1))];
}

/** Stakes and prizes of pools, and surpluses of their slots: they are in the base, but in no register of a table. */
const ofPools = (moves: readonly DayMove[]): DayMove[] => [
  ...moves.filter(({ account }) => isAt(account, 'jackpot', 'jackpot-share', 'jackpot-funding')),
  ...inBase(moves.filter(({ account }) => isDifferenceAt(account, 'jackpot'))),
];

function shortages(moves: readonly DayMove[], day: string): TieOutSide[] {
  const cagnotte = moves.filter(({ account }) => isDifferenceAt(account, 'cagnotte'));
  const counted = cagnotte.filter(({ eventType }) => eventType !== CLEARING);
  return [...inBase(cagnotte).map(creditsOn(day)), ...counted.map(creditsOn(day, -1))];
}

const cleared = (moves: readonly DayMove[]): DayMove[] =>
  moves.filter(({ account, eventType }) => eventType === CLEARING && isHouseResult(account));

export const tieOutDay = (figures: DayFigures): TieOut[] =>
  tieOutsOf(figures.day, {
    ...identityRows(figures),
    'K2-sequence': figures.gaps.map(rowOfFinding),
    'K2-quarantine': figures.quarantined.map(({ delivery, reason, record }) =>
      fact(
        said('delivery', { delivery }),
        said('sent-again-or-discarded'),
        said('in-quarantine', { reason }),
        [{ record }],
      ),
    ),
    'K2-parked': figures.parked.map(({ key, fault, records }) =>
      fact(key, said('evaluated'), said('parked', { fault }), ofRecords(records)),
    ),
    K3: sessionRows(figures),
    K4: slipRows(figures),
    K5: boxRows(figures),
    K6: custodyRows(figures),
    K7: [...cagnotteRows(figures), ...countedCagnotteRows(figures), ...bankerRows(figures)],
    K8: meterAndImprestRows(figures),
    K9: cageRows(figures),
    K10: [stockAndFlow(figures)],
    K11: dutyRows(figures),
    K12: varianceRows(figures),
    // Both sides come from the same lines, so the side that the lines do not add up to is wrong.
    K13: figures.pairs.map(({ books, account, currency, lines, one, other }) => {
      const parts = [ofLines({ ...lines, account, currency })];
      const sides = { expected: { amount: one, parts }, found: { amount: other, parts }, currency };
      return amounts(said('colon', { what: said(books), value: account }), sides);
    }),
  });

const stockAndFlow = ({ chips: { stock, flow, variances }, currency, day }: DayFigures): TieOutRow =>
  amounts(said('chips-in-hands'), {
    expected: {
      amount: flow - variances,
      parts: [
        { from: 'chips', measure: 'flow', day, sign: 1 },
        { from: 'chips', measure: 'variance', day, sign: -1 },
      ],
    },
    found: { amount: stock, parts: [{ from: 'chips', measure: 'stock', day, sign: 1 }] },
    currency,
  });
