import type { EventOf, EventType } from '../../domain/event-registry/catalogue';
import type { BankFact } from './bank-facts';

/** The facts of one type, each with its data. */
export const bankFactsOf = <Type extends EventType>(facts: readonly BankFact[], type: Type) =>
  facts
    .filter(({ eventType }) => eventType === type)
    .map((fact) => ({ fact, data: fact.data as EventOf<Type>['data'] }));

/** Who holds the bank: as last adjudicated or deposited for, else who put it in play. */
export function bankerOf(facts: readonly BankFact[]): { banker: string | null; mode: string | null } {
  const named: { readonly banker: string; readonly mode?: string }[] = [
    ...bankFactsOf(facts, 'cagnotte.bank.put-in-play.v1').slice(0, 1),
    ...bankFactsOf(facts, 'cagnotte.bank.adjudicated.v1'),
    ...bankFactsOf(facts, 'cagnotte.bank.deposited.v1'),
  ]
    .toSorted(
      (one, other) => rankOf(one) - rankOf(other) || Number(one.fact.recordNumber - other.fact.recordNumber),
    )
    .map(({ data }) => data);
  const modes = named.flatMap(({ mode }) => mode ?? []);
  return { banker: named.at(-1)?.banker ?? null, mode: modes.at(-1) ?? null };
}

/** Who puts a bank in play holds it only where nobody is named. */
const rankOf = ({ fact }: { readonly fact: BankFact }): number =>
  fact.eventType === 'cagnotte.bank.put-in-play.v1' ? 0 : 1;
