import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { PageArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { eventName, enumOfValues, type Money, moneyOf } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import {
  type OwedRowKind,
  owedByRow,
  type PaidPart,
  type PrizeWithPayments,
  type UnpaidRow,
} from './unpaid-prizes';
import { daysBetween, readLastDay, readUnpaidPrizes } from './unpaid-prizes.queries';

@ArgsType()
class UnpaidPrizesArguments extends g.args(PageArguments, {
  pool: g.optional(g.text('Only of this pool.')),
  withPaid: g.byDefault(false, g.bool('Also prizes that are paid in full.')),
}) {}

const UnpaidKindName = enumOfValues<OwedRowKind>('UnpaidKind', 'What a row of the prizes owed is.', {
  prize: 'A prize that was won and is paid later.',
  payment: 'A payment whose prize is not known: it names none, and none or several have its amount.',
  other: 'Something else that moved the account, such as what was owed when the ledger was opened.',
});

@ObjectType({ description: 'A payment of a prize.' })
class PrizePart extends g.object({
  recordNumber: g.position(),
  gamingDay: g.gamingDay(),
  amount: g.money('As posted.'),
  document: g.nullable(g.text()),
  how: g.text('named: the payment names the win; matched: by pool and amount, as the only one.'),
}) {}

@ObjectType({
  description:
    'A prize of a pool that is paid later (premio pendiente). The rests of all rows of a pool add up to the account prizes-payable.',
})
class UnpaidPrize extends g.object({
  kind: g.of(() => UnpaidKindName),
  recordNumber: g.position('The record of the win, or of what else moved the account.'),
  part: g.int('Counted from 0, where one record has several.'),
  happenedAt: g.text('The reported time of the fact.'),
  gamingDay: g.gamingDay(),
  eventType: g.text('Its type without prefix and version.'),
  source: g.text('With eventId what a payment states as `pays`.'),
  eventId: g.id(),
  pool: g.text(),
  table: g.nullable(g.text()),
  sessionNo: g.nullable(g.int()),
  roundNo: g.nullable(g.int()),
  seat: g.nullable(g.int()),
  betId: g.nullable(g.id()),
  player: g.nullable(g.text('The opaque id of the winner, or of the payee; null: not reported.')),
  combination: g.nullable(g.text('E.g. royal-flush.')),
  document: g.nullable(g.text()),
  amount: g.money('What was won; of a payment whose prize is not known, what was paid (negative).'),
  paid: g.money('Paid of it so far.'),
  rest: g.money('Still owed; negative: more was paid than won, or the prize of a payment is not known.'),
  payments: g.listOf(() => PrizePart),
  daysWaiting: g.nullable(
    g.int(
      'Days from the gaming day of the win to `asOf`, else to that of the last posted record; null: nothing is owed.',
    ),
  ),
  expiresOn: g.nullable(
    g.gamingDay(
      'The last day on which it can be collected, by the authorisation of the day of the win; null: it does not expire.',
    ),
  ),
  isExpired: g.bool(
    'Still owed after its last day: nothing is booked by that, a person decides (finding prize-expired).',
  ),
}) {}

@Resolver()
@RequirePermission('tables:read')
export class UnpaidPrizeResolver {
  @ListField(
    UnpaidPrize,
    'The prizes that pools owe, each with its winner and what was paid of it; with everything else on their account.',
  )
  unpaidPrizes(@Args() { pool, withPaid, asOf }: UnpaidPrizesArguments) {
    return list({
      name: 'unpaid-prizes',
      key: { recordNumber: 'record', part: 'text' },
      read: (db, page) => readUnpaidPrizes(db, { ...page, pool, withPaid }),
      beside: async (db, page) => asOf ?? (await readLastDay(db, page)),
      node: (row, _page, until) => unpaidPrizeOf(row, until),
    });
  }
}

const NOBODY = { table: null, sessionNo: null, roundNo: null, seat: null, betId: null, combination: null };

function unpaidPrizeOf(row: UnpaidRow, until: string | null): UnpaidPrize {
  const { kind, recordNumber, part } = row;
  const rest = owedByRow(row);
  if (row.kind === 'prize') return { ...prizeShown(row.prize, until), kind, recordNumber, part };
  const { happenedAt, gamingDay, source, eventId, pool, currency } =
    row.kind === 'payment' ? row.payment : row.other;
  const [player, document, type] =
    row.kind === 'payment'
      ? [row.payment.player ?? null, row.payment.document ?? null, 'cagnotte.jackpot.paid.v1']
      : [null, null, row.other.eventType];
  return {
    ...{ kind, recordNumber, part, happenedAt, gamingDay, source, eventId, pool },
    ...NOBODY,
    eventType: eventName(type),
    player,
    document,
    amount: moneyOf(rest, currency),
    paid: moneyOf(0n, currency),
    rest: moneyOf(rest, currency),
    payments: [],
    daysWaiting: null,
    expiresOn: null,
    isExpired: false,
  };
}

function prizeShown(
  { currency, rest, amount, payments, expiresOn, ...prize }: PrizeWithPayments,
  until: string | null,
): Omit<UnpaidPrize, 'kind' | 'part'> {
  const { recordNumber, happenedAt, gamingDay, source, eventId, pool, roundNo } = prize;
  const money = (of: bigint): Money => moneyOf(of, currency);
  return {
    ...{ recordNumber, happenedAt, gamingDay, source, eventId, pool },
    eventType: eventName(prize.eventType),
    table: prize.table ?? null,
    sessionNo: prize.sessionNo ?? null,
    roundNo: roundNo ?? null,
    seat: prize.seat ?? null,
    betId: prize.betId ?? null,
    player: prize.player ?? null,
    combination: prize.combination ?? null,
    document: prize.document ?? null,
    amount: money(amount),
    paid: money(amount - rest),
    rest: money(rest),
    payments: payments.map((payment) => partShown(payment)),
    ...waitingUntil(until, { gamingDay, rest, expiresOn }),
  };
}

const waitingUntil = (
  until: string | null,
  { gamingDay, rest, expiresOn }: Pick<PrizeWithPayments, 'gamingDay' | 'rest' | 'expiresOn'>,
): Pick<UnpaidPrize, 'daysWaiting' | 'expiresOn' | 'isExpired'> => ({
  daysWaiting: rest > 0n && until !== null ? daysBetween(gamingDay, until) : null,
  expiresOn: expiresOn ?? null,
  isExpired: rest > 0n && until !== null && expiresOn !== undefined && expiresOn < until,
});

const partShown = ({ recordNumber, gamingDay, amount, currency, document, how }: PaidPart): PrizePart => ({
  recordNumber,
  gamingDay,
  amount: moneyOf(amount, currency),
  document: document ?? null,
  how,
});
