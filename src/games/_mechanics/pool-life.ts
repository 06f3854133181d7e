import { type Finding, said } from '../../finding-catalogue/finding';
import { roundAmount } from '../../kernel/rounding';
import type { GameChecks, PoolChecks, PoolNotFilled, PoolReseed, PoolReturn, Setting } from '../game-rules';
import { breach, type Rule } from '../rule';
import { money, percentage } from '../wording';
import { checkBegun, type PoolDemands } from './pool-checks';

export function poolChecks(
  demands: PoolDemands,
  { beginsAgain, ...amounts }: NewBeginning,
): Required<Pick<GameChecks, 'pool'>> {
  const { leastRate, opening, rules } = demands;
  const leastOpening: PoolChecks['beginsAgainWith'] = ({ opening: told, unit = 0n }, setting) => {
    if (opening === undefined || told === undefined || !beginsAgain(setting)) return undefined;
    const least = opening.times * unit;
    return told > least ? told : least;
  };
  return {
    pool: {
      returned: (pool, of, { answers, currency }) =>
        leastRate === undefined || answers['OP2-44'] === 'by-its-rate'
          ? []
          : checkReturn(leastRate, { pool, of }, currency),
      reseeded: (reseed, setting) => {
        const due = leastOpening(reseed, setting);
        return opening === undefined || due === undefined
          ? []
          : checkReseed({ rule: opening.rule, ...amounts }, { ...reseed, opening: due }, setting.currency);
      },
      begun: (pool, { currency }) => checkBegun(demands, pool, currency),
      notFilled: (pool, { currency }) =>
        opening === undefined ? [] : [poolNotFilled(opening.rule, pool, currency)],
      tables: (pool, table, linked) => [tableNotLinked(rules.tables, { pool, table, linked })],
      notAuthorised: (pool) =>
        rules.authorised === undefined ? [] : [notAuthorised(rules.authorised, pool)],
      beginsAgainWith: leastOpening,
    },
  };
}

const poolNotFilled = (rule: Rule, { pool, missing, opening }: PoolNotFilled, currency: string): Finding =>
  breach(rule, {
    code: 'pool-not-begun-again',
    expected: said('in-before-it-is-staked-on-again', { amount: money(opening, currency), pool }),
    found: said('missing', { amount: money(missing, currency) }),
  });

const tableNotLinked = (
  rule: Rule,
  {
    pool,
    table,
    linked,
  }: { readonly pool: string; readonly table: string; readonly linked: readonly string[] },
): Finding =>
  breach(rule, {
    code: 'pool-table-not-linked',
    expected: said('at', { what: pool, place: linked.join(', ') }),
    found: said('at-table', { table }),
  });

const notAuthorised = (rule: Rule, pool: string): Finding =>
  breach(rule, {
    code: 'pool-not-authorised',
    expected: said('pool-that-authorisation-of-casino-names'),
    found: pool,
  });

interface NewBeginning {
  readonly beginsAgain: (setting: Setting) => boolean;
  /** The severity of an amount other than the opening; undefined: no finding. */
  readonly less: Finding['severity'];
  readonly more: Finding['severity'] | undefined;
}

function checkReturn(
  { rate, rule }: NonNullable<PoolDemands['leastRate']>,
  { pool, of }: { readonly pool: string; readonly of: PoolReturn },
  currency: string,
): readonly Finding[] {
  const { staked, prizes, ownedBefore, ownedAfter } = of;
  const { numerator, denominator } = rate;
  const returned = prizes + ownedAfter - ownedBefore;
  if (returned * denominator >= staked * numerator) return [];
  const due = -roundAmount({ numerator: -staked * numerator, denominator }, { mode: 'floor', unit: 1n });
  return [
    breach(rule, {
      code: 'jackpot-return-below-minimum',
      expected: said('share-of-stakes-in', {
        share: percentage(rate),
        staked: money(staked, currency),
        amount: money(due, currency),
        pool,
      }),
      found: said('missing-returned', {
        returned: money(returned, currency),
        missing: money(due - returned, currency),
      }),
    }),
  ];
}

function checkReseed(
  { rule, less, more }: { readonly rule: Rule } & Pick<NewBeginning, 'less' | 'more'>,
  { pool, amount, meter, opening }: PoolReseed,
  currency: string,
): readonly Finding[] {
  const due = opening > meter ? opening - meter : 0n;
  const severity = amount > due ? more : amount < due ? less : undefined;
  if (severity === undefined) return [];
  return [
    breach(rule, {
      code: 'reseed-differs',
      as: severity,
      expected: said('up-to-in', { amount: money(due, currency), limit: money(opening, currency), pool }),
      found: money(amount, currency),
    }),
  ];
}
