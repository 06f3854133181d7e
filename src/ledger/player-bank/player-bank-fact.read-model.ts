import type { CoupPlayed } from './coup.events';
import { gainOfCoup } from './coup-gain.state';
import { roundReferenceOf } from '../table-session/round-reference.state';
import { FACT_COLUMNS, SESSION_COLUMNS, factColumns, sessionColumns } from '../_core/store/fact-columns';
import type { EvaluatedEvent } from '../_core/store/read-model';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/versioned-facts';
import { bankNamed } from './bank-named.queries';
import { numeric, optional, type RowOf, text, table } from '../_core/store/table';

export const PLAYER_BANK_FACT = table('player_bank_fact', {
  ...FACT_COLUMNS,
  ...SESSION_COLUMNS,
  ...VERSION_COLUMNS,
  bank: text,
  data: text,
  reference: optional(text),
  gain: optional(numeric),
  gainBasis: optional(text),
  commission: optional(numeric),
});

/** Everything that was reported of a bank: who put it up, its coups, what was withdrawn, and its end. */
export const playerBankFactReadModel = versionedFacts(PLAYER_BANK_FACT, (fact) => {
  const bank = bankNamed(fact);
  const session = bank === undefined ? undefined : sessionColumns(fact);
  if (bank === undefined || session === undefined) return undefined;
  return {
    bank,
    data: JSON.stringify(fact.event.data),
    reference: roundReferenceOf(fact.event) ?? null,
    ...moneyOfCoup(fact),
    ...factColumns(fact),
    ...session,
  };
});

type MoneyOfCoup = Pick<RowOf<typeof PLAYER_BANK_FACT>, 'gain' | 'gainBasis' | 'commission'>;

function moneyOfCoup({ event, session, lines, byRules }: EvaluatedEvent): MoneyOfCoup {
  if (event.type !== 'cagnotte.coup.played.v1') return { gain: null, gainBasis: null, commission: null };
  const coup = event.data as CoupPlayed;
  const { amount, basis } = gainOfCoup(coup, session.opening?.minimum, byRules?.settlement);
  const commission = lines
    .filter(({ account }) => account.startsWith('commission:'))
    .reduce((sum, { credit, debit }) => sum + credit - debit, 0n);
  return { gain: amount, gainBasis: basis, commission };
}
