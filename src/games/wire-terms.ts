import { type Static, Type } from 'typebox';
import { minorFromWire, type Minor, type WireAmount } from '../kernel/money';
import { rateFromWire } from '../kernel/rational';
import type { HouseShare, PokerTerms, TableTerms } from './round';
import { present } from '../kernel/present';

/** Amounts as events carry them: JSON integers of minor units. */
const Amount = Type.Integer({ minimum: 0, maximum: 9007199254740991 });
/** Every stake is a multiple of it; it cannot be zero. */
const Step = Type.Integer({ minimum: 1, maximum: 9007199254740991 });
const Amounts = Type.Record(Type.String(), Amount);

const WirePoker = Type.Object({
  initialStack: Type.Optional(Amount),
  leastTopUp: Type.Optional(Amount),
  minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  share: Type.Optional(
    Type.Object({
      option: Type.Enum(['rake', 'session-percentage', 'session-fee']),
      rate: Type.Optional(
        Type.Object({ numerator: Type.Integer({ minimum: 0 }), denominator: Type.Integer({ minimum: 1 }) }),
      ),
      of: Type.Optional(Type.Enum(['initial-stack', 'maximum-bet'])),
      amount: Type.Optional(Amount),
    }),
  ),
});

/** The terms of a table in the words of `table.opened`, and what `casino.authorised` allows it. */
export const WireTerms = Type.Object({
  minimum: Amount,
  minima: Type.Optional(Amounts),
  maxima: Type.Optional(Amounts),
  tier: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  step: Type.Optional(Step),
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
  cloths: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  clothMinima: Type.Optional(Type.Array(Amount, { minItems: 2, maxItems: 2 })),
  bank: Type.Optional(Type.Enum(['limited', 'unlimited', 'free'])),
  poker: Type.Optional(WirePoker),
  authorised: Type.Optional(
    Type.Object({
      minimum: Type.Object({ from: Amount, to: Type.Optional(Amount) }),
      maxima: Type.Optional(Amounts),
      unlimitedBank: Type.Optional(Type.Boolean()),
      withoutCards: Type.Optional(Type.Boolean()),
      bank: Type.Optional(Type.Object({ minimum: Type.Optional(Amount), maximum: Type.Optional(Amount) })),
    }),
  ),
});
export type WireTerms = Static<typeof WireTerms>;

/** The terms of a table with amounts in minor units. */
export function termsFromWire({
  minimum,
  minima,
  maxima,
  step,
  clothMinima,
  poker,
  authorised,
  ...rest
}: WireTerms): TableTerms {
  return {
    ...rest,
    minimum: minorFromWire(minimum),
    ...present({
      poker: poker && pokerFromWire(poker),
      minima: minima && amounts(minima),
      maxima: maxima && amounts(maxima),
      step: minorIfStated(step),
      clothMinima: clothMinima?.map(minorFromWire),
      authorised: authorised && authorisedFromWire(authorised),
    }),
  };
}

const pokerFromWire = ({ initialStack, leastTopUp, minutes, share }: Static<typeof WirePoker>): PokerTerms =>
  present({
    initialStack: minorIfStated(initialStack),
    leastTopUp: minorIfStated(leastTopUp),
    minutes,
    share: share && shareFromWire(share),
  });

const shareFromWire = ({
  rate,
  amount,
  ...rest
}: NonNullable<Static<typeof WirePoker>['share']>): HouseShare => ({
  ...rest,
  ...present({ rate: rate && rateFromWire(rate), amount: minorIfStated(amount) }),
});

const authorisedFromWire = ({
  minimum: { from, to },
  maxima,
  unlimitedBank,
  withoutCards,
  bank,
}: NonNullable<WireTerms['authorised']>): NonNullable<TableTerms['authorised']> => ({
  minimum: { from: minorFromWire(from), ...present({ to: minorIfStated(to) }) },
  ...present({ maxima: maxima && amounts(maxima), unlimitedBank, withoutCards, bank: bank && amounts(bank) }),
});

const amounts = (onTheWire: Static<typeof Amounts>): Readonly<Record<string, Minor>> =>
  Object.fromEntries(Object.entries(onTheWire).map(([bet, amount]) => [bet, minorFromWire(amount)]));

/** An amount in minor units; undefined if none is stated. */
export const minorIfStated = (amount: WireAmount | undefined): Minor | undefined =>
  amount === undefined ? undefined : minorFromWire(amount);
