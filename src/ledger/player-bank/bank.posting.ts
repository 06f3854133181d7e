import type { EventOf } from '../event-contract/catalogue';
import { findBank, sharesOf } from './player-bank.state';
import { tableConcerned } from '../table-session/session-key.state';
import { type Minor, minorFromWire, type WireAmount } from '../../kernel/money';
import { chipsOf, varianceOf } from '../_core/account-paths';
import { owedToMember } from '../_core/rules/bank-lines';
import { inSuccession } from '../_core/rules/in-succession';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { SUSPENSE } from '../_core/suspense';

type BankEvent = EventOf<
  | 'cagnotte.bank.adjudicated.v1'
  | 'cagnotte.bank.raised.v1'
  | 'cagnotte.bank.partner-joined.v1'
  | 'cagnotte.bank.ended.v1'
>;

interface PutUp {
  readonly member: string;
  readonly amount: WireAmount;
  readonly paidFrom: 'chips' | 'deposit';
}

function postPutUp(event: BankEvent, { member, amount, paidFrom }: PutUp): EntryLine[] {
  if (paidFrom === 'deposit') return [];
  const { currency, bank } = event.data;
  const put = minorFromWire(amount);
  return [
    ...signedLine(chipsOf('custody', tableConcerned(event)), put, currency),
    ...owedToMember({ bank, member, place: 'in-play', amount: put }, currency),
  ];
}

export const postBankAdjudicated = (event: EventOf<'cagnotte.bank.adjudicated.v1'>): EntryLine[] => [
  ...postPutUp(event, { ...event.data, member: event.data.banker }),
  ...(event.data.partners ?? []).flatMap(({ player, ...part }) =>
    postPutUp(event, { ...part, member: player }),
  ),
];

export const postBankRaised = (event: EventOf<'cagnotte.bank.raised.v1'>): EntryLine[] =>
  postPutUp(event, { ...event.data, member: event.data.player });

export const postBankPartnerJoined = (event: EventOf<'cagnotte.bank.partner-joined.v1'>): EntryLine[] =>
  postPutUp(event, { ...event.data, member: event.data.partner });

type BankEnded = EventOf<'cagnotte.bank.ended.v1'>;

/**
 * A bank ends: each member gets back what is declared, out of what he has in play, then out of his garages. Paid in
 * chips it leaves the custody; as a deposit it goes to the cage, and is owed there.
 */
export function postBankEnded(event: BankEnded, before: LedgerState): EntryLine[] {
  const { currency, returned, paidOut = 'chips' } = event.data;
  const custody = chipsOf('custody', tableConcerned(event));
  return inSuccession(returned, before, ({ member, amount }, known) => {
    const part = minorFromWire(amount);
    return [
      ...(paidOut === 'deposit' ? signedLine('chips:cage', part, currency) : []),
      ...postReturned(event, { member, amount: part }, known),
      ...signedLine(custody, -part, currency),
      ...(paidOut === 'deposit' ? signedLine('bank-deposit', -part, currency, { subLedger: member }) : []),
    ];
  });
}

/** The debits of what one member gets back; what he does not have is posted against the custody's variance. */
function postReturned(
  event: BankEnded,
  { member, amount }: { member: string; amount: Minor },
  { session }: LedgerState,
): EntryLine[] {
  const { currency, bank } = event.data;
  const known = findBank(session.banks, bank);
  let rest = amount;
  const lines = (['in-play', 'improper', 'voluntary'] as const).flatMap((place) => {
    const held = sharesOf(known, place).find((share) => share.member === member)?.share ?? 0n;
    const part = held < rest ? held : rest;
    rest -= part;
    return owedToMember({ bank, member, place, amount: -part }, currency);
  });
  const ruleId = known === undefined ? SUSPENSE.unknownBank : SUSPENSE.notCovered;
  const variance = varianceOf('custody', tableConcerned(event));
  return [...lines, ...signedLine(variance, rest, currency, { basis: 'derived', ruleId })];
}
