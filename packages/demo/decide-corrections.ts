import type { ServiceClient } from './casino-answers';
import type { DemoCorrection } from './mixed-boxes';

interface TwoPersons {
  readonly accountant: ServiceClient;
  readonly manager: ServiceClient;
}

interface Decided {
  readonly eventId?: string;
  readonly receipt?: string;
  readonly code?: string;
  readonly message?: string;
}

const ANSWER = `{ ... on CorrectionDecided { eventId receipt } ... on CorrectionRefused { code message } }`;

/** An earlier start of the demo has decided it. */
const DECIDED_BEFORE = /NOT_OF_THE_LAST|CHANGES_NOTHING/;

/**
 * The accountant proposes a correction and the manager approves it.
 * @returns the receipt of the approval; undefined if an earlier start has decided it
 */
export async function decideCorrection(
  { accountant, manager }: TwoPersons,
  { casino, correction }: { readonly casino: string; readonly correction: DemoCorrection },
): Promise<string | undefined> {
  const { replacement, ...said } = correction;
  const { proposed } = await accountant.ask<{ proposed: Decided }>(
    `mutation ($casino: ID!, $source: String!, $event: ID!, $replacement: String!, $reason: String!, $document: String!) {
       proposed: proposeCorrection(casino: $casino, source: $source, event: $event, replacement: $replacement, reason: $reason,
                                   document: $document) ${ANSWER} }`,
    { casino, ...said, replacement: JSON.stringify(replacement) },
  );
  if (DECIDED_BEFORE.test(proposed.code ?? '')) return undefined;
  const proposal = done('proposed', proposed, correction).eventId;
  await accountant.ask('query ($receipt: String) { casinos(waitFor: $receipt) { id } }', {
    receipt: proposed.receipt,
  });
  const { recorded } = await manager.ask<{ recorded: Decided }>(
    `mutation ($casino: ID!, $proposal: ID!) { recorded: recordCorrection(casino: $casino, proposal: $proposal) ${ANSWER} }`,
    { casino, proposal },
  );
  return done('recorded', recorded, correction).receipt;
}

function done(what: string, decided: Decided, { event }: DemoCorrection): Decided {
  if (decided.receipt === undefined)
    throw new Error(`a correction of ${event} was not ${what}: ${decided.message}`);
  return decided;
}
