import { type Comparing, everyNode, inBoth, MONEY, type Money, textOf } from './sql-comparing';

type Amounts = 'base' | 'due' | 'toPay' | 'paid' | 'outstanding' | 'correction';

interface Quarter extends Readonly<Record<Amounts, Money | null>> {
  readonly quarter: number;
  readonly state: string;
  readonly dueUntil: string;
  readonly over: boolean;
  readonly toCertify: readonly string[];
  readonly presentations: readonly {
    readonly presentedOn: string;
    readonly due: Money;
    readonly toPay: Money;
  }[];
}

const COLUMNS = [
  'base',
  'due',
  'to_pay',
  'presented_due',
  'presented_to_pay',
  'paid',
  'outstanding',
  'correction',
];

export const DUTY_QUARTER: Comparing = {
  sql: `SELECT year, quarter, state, due_until, is_over, to_certify, presentations, presented_on,
               ${COLUMNS.map((name) => `${name}, ${name}_minor`).join(', ')} FROM bi.duty_quarter WHERE casino = '$1'`,
  graphql: async ({ client, casino }) => {
    const days = await everyNode<{ day: string }>(
      client,
      'dayBoard',
      `casino: "${casino}", from: "1977-01-01", to: "2999-12-31"`,
      'day',
    );
    const years = days.map(({ day }) => Number(day.slice(0, 4))).sort((one, other) => one - other);
    const cells = [];
    for (let year = years[0] ?? 1; year <= (years.at(-1) ?? 0); year++) {
      const { dutyQuarters } = await client.ask<{ dutyQuarters: { quarters?: readonly Quarter[] } }>(
        `{ dutyQuarters(casino: "${casino}", year: ${year}) { ... on DutyQuarters { quarters { quarter state dueUntil over toCertify
             base ${MONEY} due ${MONEY} toPay ${MONEY} paid ${MONEY} outstanding ${MONEY} correction ${MONEY}
             presentations { presentedOn due ${MONEY} toPay ${MONEY} } } } } }`,
      );
      const quarters = (dutyQuarters.quarters ?? []).filter(({ state }) => state !== 'NO_TARIFF');
      cells.push(...quarters.map((of) => cellsOf(of, year)));
    }
    return cells;
  },
};

function cellsOf(of: Quarter, year: number) {
  const last = of.presentations.at(-1);
  return {
    year: textOf(year),
    quarter: textOf(of.quarter),
    state: of.state.toLowerCase().replaceAll('_', '-'),
    due_until: of.dueUntil,
    is_over: textOf(of.over),
    to_certify: textOf(of.toCertify.length),
    presentations: textOf(of.presentations.length),
    presented_on: last?.presentedOn ?? null,
    ...inBoth('base', of.base),
    ...inBoth('due', of.due),
    ...inBoth('to_pay', of.toPay),
    ...inBoth('presented_due', last?.due ?? null),
    ...inBoth('presented_to_pay', last?.toPay ?? null),
    ...inBoth('paid', of.paid),
    ...inBoth('outstanding', of.outstanding),
    ...inBoth('correction', of.correction),
  };
}
