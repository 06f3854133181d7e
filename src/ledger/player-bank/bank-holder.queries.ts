import type { EventOf, EventType } from '../event-contract/catalogue';
import type { BankFact } from './bank-facts.queries';

export const bankFactsOf = <Type extends EventType>(facts: readonly BankFact[], type: Type) =>
  facts
    .filter(({ eventType }) => eventType === type)
    .map((fact) => ({ fact, data: fact.data as EventOf<Type>['data'] }));

/** Who holds the bank: as last adjudicated or deposited for, else who first put it in play. */
export function bankerOf(facts: readonly BankFact[]): { banker: string | null; mode: string | null } {
  const [put] = bankFactsOf(facts, 'cagnotte.bank.put-in-play.v1');
  const named = facts
    .filter(({ eventType }) => NAMES_ITS_BANKER.has(eventType))
    .map(({ data }) => data as Named);
  const modes = named.flatMap(({ mode }) => mode ?? []);
  return { banker: named.at(-1)?.banker ?? put?.data.banker ?? null, mode: modes.at(-1) ?? null };
}

type Named = EventOf<'cagnotte.bank.adjudicated.v1' | 'cagnotte.bank.deposited.v1'>['data'];

const NAMES_ITS_BANKER: ReadonlySet<string> = new Set<EventType>([
  'cagnotte.bank.adjudicated.v1',
  'cagnotte.bank.deposited.v1',
]);
