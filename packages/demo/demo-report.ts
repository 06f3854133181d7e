import { accountOf, isAt, isOf } from '../../src/ledger/_core/account';
import { RELEASE } from '../../src/kernel/release';
import { type Minor, sumMinor } from '../../src/kernel/money';
import type { CasinoAnswers, BankAnswer, JackpotAnswer } from './casino-answers';
import type { Expectation } from './sample-night';

interface BankReport {
  readonly id: string;
  readonly members: readonly {
    readonly member: string;
    readonly putUp: string;
    readonly won: string;
    readonly takenOut: string;
  }[];
  readonly atRisk: string;
  readonly garages: { readonly voluntary: string; readonly improper: string };
}

interface JackpotReport {
  readonly pool: string;
  readonly meter: string;
  readonly contributed: string;
  readonly funded: string;
  readonly prizes: string;
}

function bankReport({ bank, members }: BankAnswer): BankReport {
  const sumOf = (part: 'inPlay' | 'voluntaryGarage' | 'improperGarage'): string =>
    sumMinor(members.map((member) => BigInt(member[part].minorUnits))).toString();
  return {
    id: bank,
    members: members.map(({ member, putUp, won, takenOut }) => ({
      member,
      putUp: putUp.minorUnits,
      won: won.minorUnits,
      takenOut: takenOut.minorUnits,
    })),
    atRisk: sumOf('inPlay'),
    garages: { voluntary: sumOf('voluntaryGarage'), improper: sumOf('improperGarage') },
  };
}

const jackpotReport = ({ pool, meter, contributed, funded, prizes }: JackpotAnswer): JackpotReport => ({
  pool,
  meter: meter.minorUnits,
  contributed: contributed.minorUnits,
  funded: funded.minorUnits,
  prizes: prizes.minorUnits,
});

function checkBanks(banks: readonly BankReport[], expected: ReadonlyMap<string, Minor>): readonly string[] {
  const known = new Set(banks.map(({ id }) => id));
  return [
    ...[...expected.keys()].filter((id) => !known.has(id)).map((id) => `the service knows no bank ${id}`),
    ...banks.flatMap((bank) => faultsOf(bank, expected.get(bank.id) ?? 0n)),
  ];
}

function faultsOf({ id, members, atRisk, garages }: BankReport, expected: Minor): readonly string[] {
  const sumOf = (part: 'putUp' | 'won' | 'takenOut'): Minor =>
    sumMinor(members.map((member) => BigInt(member[part])));
  const left = BigInt(atRisk) + BigInt(garages.voluntary) + BigInt(garages.improper);
  const due = sumOf('putUp') + sumOf('won') - sumOf('takenOut');
  return [
    ...(sumOf('won') === expected ? [] : [`bank ${id}: its members won ${sumOf('won')}, it won ${expected}`]),
    ...(due === left ? [] : [`bank ${id}: ${left} is left in it, ${due} by its members`]),
  ];
}

/** The JSON output of the demo; amounts are strings of minor units. Later releases may add fields but remove none. */
export interface DemoReport {
  readonly seed: string;
  readonly release: string;
  readonly casinos: readonly CasinoReport[];
  readonly ties: boolean;
}

interface CasinoReport {
  readonly id: string;
  readonly position: number;
  readonly chainHash: string;
  readonly trialBalance: readonly {
    readonly account: string;
    readonly debit: string;
    readonly credit: string;
  }[];
  readonly chips: { readonly issued: string; readonly onHand: string; readonly customers: string };
  readonly tables: readonly { readonly id: string; readonly result: string; readonly variance: string }[];
  readonly banks: readonly BankReport[];
  readonly jackpots: readonly JackpotReport[];
  readonly commissions: readonly { readonly rule: string; readonly amount: string }[];
  readonly findings: readonly {
    readonly code: string;
    readonly severity: string;
    readonly eventIds: readonly string[];
  }[];
  readonly hands: readonly {
    readonly id: string;
    readonly pot: string;
    readonly collected: string;
    readonly rake: string;
    /** The total of the awards by cards and contributions, in minor units; absent if these do not determine it. */
    readonly derived?: string;
    readonly ties: boolean;
  }[];
}

/** Sorts TH1-2 before TH1-10. */
const NUMBERS = new Intl.Collator('en', { numeric: true });

type Balances = ReadonlyMap<string, Minor>;

export function casinoReport(answers: CasinoAnswers): CasinoReport {
  const balances: Balances = new Map(
    answers.trialBalance.map(({ account, debit, credit }) => [
      account,
      BigInt(debit.minorUnits) - BigInt(credit.minorUnits),
    ]),
  );
  return {
    id: answers.id,
    position: answers.position,
    chainHash: answers.chainHash,
    trialBalance: answers.trialBalance.map(({ account, debit, credit }) => ({
      account,
      debit: debit.minorUnits,
      credit: credit.minorUnits,
    })),
    chips: chipPosition(balances),
    tables: tableResults(balances),
    banks: answers.banks.map(bankReport),
    jackpots: answers.jackpots.map(jackpotReport),
    commissions: commissions(balances),
    findings: answers.findings,
    // The order in which hands of several tables are recorded depends on the event store.
    hands: answers.hands
      .toSorted((one, other) => NUMBERS.compare(one.handNo, other.handNo))
      .map(({ handNo, pot, collected, rake, derived, ties }) => ({
        id: handNo,
        pot: pot.minorUnits,
        collected: collected.minorUnits,
        rake: rake.minorUnits,
        ...(derived === null ? {} : { derived: derived.minorUnits }),
        ties,
      })),
  };
}

/** The differences between the answers of the service and the demo's own sums; empty if all agree. */
export function contradictions(report: CasinoReport, balanced: boolean, expected: Expectation): string[] {
  const of = `casino ${report.id}`;
  const commission = sumMinor(report.commissions.map(({ amount }) => BigInt(amount)));
  return [
    ...(balanced ? [] : [`${of}: the trial balance does not balance`]),
    ...expected.hands.flatMap(({ id, reasons }) => reasons.map((reason) => `hand ${id}: ${reason}`)),
    ...report.hands
      .filter(({ ties }) => !ties)
      .map(({ id }) => `hand ${id}: the service says it does not tie`),
    ...differences(`${of}: hands`, handFigures(report.hands), handFigures(expected.hands)),
    ...differences(`${of}: commission`, [commission.toString()], [expected.commission.toString()]),
    ...differences(
      `${of}: results of tables`,
      expected.results.size === 0 ? [] : report.tables.map(({ id, result }) => `${id} ${result}`),
      [...expected.results].map(([id, result]) => `${id} ${result}`),
    ),
    ...checkBanks(report.banks, expected.banks).map((fault) => `${of}: ${fault}`),
    ...report.tables
      .filter(({ variance }) => variance !== '0')
      .map(({ id, variance }) => `${of}: table ${id} is ${variance} off its counts`),
    ...report.findings
      .filter(({ severity }) => severity === 'VIOLATION')
      .map(({ code, eventIds }) => `${of}: ${code} at ${eventIds.join(', ')}`),
    ...differences(
      `${of}: chips of customers`,
      [report.chips.customers],
      [expected.chipsOfCustomers.toString()],
    ),
  ];
}

export const demoReport = (seed: string, casinos: readonly CasinoReport[], ties: boolean): DemoReport => ({
  seed,
  release: RELEASE,
  casinos,
  ties,
});

type Figure = string | bigint;

const handFigures = (
  hands: readonly { id: string; pot: Figure; collected: Figure; rake: Figure; derived?: Figure }[],
): string[] =>
  hands
    .map(
      ({ id, pot, collected, rake, derived = 'not told' }) =>
        `${id} pot ${pot} collected ${collected} rake ${rake} derived ${derived}`,
    )
    .sort();

function differences(what: string, service: readonly string[], expected: readonly string[]): string[] {
  const missing = expected.filter((figure) => !service.includes(figure));
  const surplus = service.filter((figure) => !expected.includes(figure));
  return [
    ...missing.map((figure) => `${what}: the service does not have ${figure}`),
    ...surplus.map((figure) => `${what}: the service has ${figure}, the day does not give it`),
  ];
}

function chipPosition(balances: Balances): CasinoReport['chips'] {
  const issued = -(balances.get('chips:issued') ?? 0n);
  const onHand = sumWhere(balances, (account) => isOf(account, 'chips') && !isAt(account, 'chips:issued'));
  return { issued: issued.toString(), onHand: onHand.toString(), customers: (issued - onHand).toString() };
}

/** Results by table: the balances of its revenue accounts, and the balances of its variance accounts. */
function tableResults(balances: Balances): CasinoReport['tables'] {
  const ofPlay = [...balances.keys()].filter((account) => isOf(account, 'win', 'commission', 'variance'));
  const tables = [...new Set(ofPlay.flatMap((account) => accountOf(account).table ?? []))].sort();
  return tables.map((id) => ({
    id,
    result: (-sumWhere(
      balances,
      (a) => isOf(a, 'win', 'commission') && accountOf(a).table === id,
    )).toString(),
    variance: sumWhere(balances, (a) => isOf(a, 'variance') && accountOf(a).table === id).toString(),
  }));
}

function commissions(balances: Balances): CasinoReport['commissions'] {
  const rules = [...balances.keys()].filter((a) => isOf(a, 'commission')).map((a) => accountOf(a).of!);
  return [...new Set(rules)].sort().map((rule) => ({
    rule,
    amount: (-sumWhere(balances, (a) => isOf(a, 'commission') && isAtTable(a, rule))).toString(),
  }));
}

const isAtTable = (account: string, rule: string): boolean => {
  const { of, table } = accountOf(account);
  return of === rule && table !== undefined;
};

const sumWhere = (balances: Balances, chosen: (account: string) => boolean): Minor =>
  sumMinor([...balances].filter(([account]) => chosen(account)).map(([, balance]) => balance));
