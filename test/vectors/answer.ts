import type { Expected } from './vector';
import { present } from '../../src/kernel/present';

interface Ruled {
  readonly rule: { readonly id: string };
}

/** The parts of an answer of `cagnotte settle --lines` that vectors state. */
export interface Answer {
  readonly line: number;
  readonly error?: object;
  readonly bets: readonly {
    readonly betId: string;
    readonly fate: string;
    readonly rules: readonly { readonly id: string }[];
    readonly [amount: string]: unknown;
  }[];
  readonly commissions: readonly (Ruled & {
    readonly name: string;
    readonly amount: number;
    readonly basis?: Ruled;
  })[];
  readonly pools: readonly (Ruled & {
    readonly pool: string;
    readonly kind: string;
    readonly amount: number;
    readonly seat?: number;
  })[];
  readonly uncalled?: readonly { readonly seat: number; readonly amount: number }[];
  readonly pots?: readonly { readonly amount: number; readonly rake: number }[];
  readonly awards?: readonly (Ruled & {
    readonly seat: number;
    readonly potNo: number;
    readonly amount: number;
  })[];
  readonly result: number;
  readonly findings: readonly { readonly code: string; readonly ruleId: string }[];
}

const MONEY = ['paid', 'deducted', 'taken', 'held', 'returned'] as const;

const unlessEmpty = <Item>(name: string, list: readonly Item[] | undefined): object =>
  list === undefined || list.length === 0 ? {} : { [name]: list };

/** An answer in the format of a vector. */
export function answeredAs(answer: Answer): Expected | Answer {
  if (answer.error !== undefined) return answer;
  const { bets, result, commissions, pools, pots, awards, uncalled, findings } = answer;
  return {
    ...unlessEmpty(
      'bets',
      bets.map(({ betId, fate, ...rest }) => {
        const some = MONEY.filter((name) => rest[name] !== 0).map((name) => [name, rest[name]]);
        return { betId, fate, ...(Object.fromEntries(some) as object) };
      }),
    ),
    result,
    ...unlessEmpty(
      'commissions',
      commissions.map(({ name, amount }) => ({ name, amount })),
    ),
    ...unlessEmpty(
      'pools',
      pools.map(({ pool, kind, amount, seat }) => ({
        pool,
        kind,
        amount,
        ...present({ seat }),
      })),
    ),
    ...unlessEmpty(
      'pots',
      pots?.map(({ amount, rake }) => ({ amount, rake })),
    ),
    ...unlessEmpty(
      'awards',
      awards
        ?.map(({ seat, potNo, amount }) => ({ seat, potNo, amount }))
        .sort((one, other) => one.potNo - other.potNo || one.seat - other.seat),
    ),
    ...unlessEmpty('uncalled', uncalled),
    findings: findings.map(({ code, ruleId }) => `${code} ${ruleId}`).sort(),
  };
}

/** The ids of every rule that an answer cites. */
export const citedIn = ({ bets, commissions, pools, awards = [], findings }: Answer): Set<string> =>
  new Set([
    ...bets.flatMap(({ rules }) => rules.map(({ id }) => id)),
    ...commissions.flatMap(({ rule, basis }) => [rule.id, ...(basis === undefined ? [] : [basis.rule.id])]),
    ...[...pools, ...awards].map(({ rule }) => rule.id),
    ...findings.map(({ ruleId }) => ruleId),
  ]);
