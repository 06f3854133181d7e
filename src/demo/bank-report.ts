import { type Minor, sumMinor } from '../kernel/money';
import type { BankAnswer, JackpotAnswer } from './casino-answers';

/** A player's bank in the demo's JSON: what each member put up, won and took, and what is in it still. */
export interface BankReport {
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

export interface JackpotReport {
  readonly pool: string;
  readonly meter: string;
  readonly contributed: string;
  readonly funded: string;
  readonly prizes: string;
}

export function bankReport({ bank, members }: BankAnswer): BankReport {
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

export const jackpotReport = ({
  pool,
  meter,
  contributed,
  funded,
  prizes,
}: JackpotAnswer): JackpotReport => ({
  pool,
  meter: meter.minorUnits,
  contributed: contributed.minorUnits,
  funded: funded.minorUnits,
  prizes: prizes.minorUnits,
});

/** Banks whose members do not sum to the cent: to what the bank won, and to what is left in it. */
export function checkBanks(
  banks: readonly BankReport[],
  expected: ReadonlyMap<string, Minor>,
): readonly string[] {
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
