import type { CoupPlayed } from './coup.events';
import { gainOfCoup } from './coup-gain.state';
import { roundReferenceOf } from '../table-session/round-reference.state';
import { factColumns, sessionColumns } from '../_core/store/fact-columns';
import type { EvaluatedEvent } from '../_core/store/read-model';
import { versionedFacts } from '../_core/store/versioned-facts';
import { bankNamed } from './bank-named.queries';

/** Everything that was reported of a bank: who put it up, its coups, what was withdrawn, and its end. */
export const playerBankFactReadModel = versionedFacts('player_bank_fact', (fact) => {
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

function moneyOfCoup({ event, session, lines, byRules }: EvaluatedEvent): object {
  if (event.type !== 'cagnotte.coup.played.v1') return { gain: null, gain_basis: null, commission: null };
  const coup = event.data as CoupPlayed;
  const { amount, basis } = gainOfCoup(coup, session.opening?.minimum, byRules?.settlement);
  const commission = lines
    .filter(({ account }) => account.startsWith('commission:'))
    .reduce((sum, { credit, debit }) => sum + credit - debit, 0n);
  return { gain: amount.toString(), gain_basis: basis, commission: commission.toString() };
}
