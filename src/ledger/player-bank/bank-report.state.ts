import type { BankReport } from '../../games/bank-reports';
import { minorFromWire } from '../../kernel/money';
import type { CatalogueEvent, EventOf, EventType } from '../event-contract/catalogue';
import { findBank, type PlayerBank } from './player-bank.state';

type Report<Type extends EventType> = (
  data: EventOf<Type>['data'],
  banks: readonly PlayerBank[],
) => BankReport;

const REPORTS: { readonly [Type in EventType]?: Report<Type> } = {
  'cagnotte.shoe.started.v1': ({ shoeNo }) => ({ kind: 'shoe-started', shoeNo }),
  'cagnotte.shoe.ended.v1': ({ goesOn }) => ({
    kind: 'shoe-ended',
    ...(goesOn === undefined ? {} : { goesOn }),
  }),
  'cagnotte.bank.offered.v1': ({ floor, player, seat, standing }) => ({
    kind: 'offered',
    ...who({ player, seat, standing }),
    ...(floor === undefined ? {} : { floor: minorFromWire(floor) }),
  }),
  'cagnotte.bank.refused.v1': ({ seatForfeited = false, player, seat, standing }) => ({
    kind: 'refused',
    seatForfeited,
    ...who({ player, seat, standing }),
  }),
  'cagnotte.bank.adjudicated.v1': ({ bank, banker, amount, partners = [], how, mode, ...data }) => ({
    kind: 'adjudicated',
    bank,
    banker,
    amount: minorFromWire(amount),
    partners: partners.map((part) => ({ member: part.player, amount: minorFromWire(part.amount) })),
    how,
    fromDeposit: data.paidFrom === 'deposit',
    ...(mode === undefined ? {} : { mode }),
    ...who({ seat: data.seat, standing: data.standing }),
  }),
  'cagnotte.bank.raised.v1': ({ bank, player, amount, paidFrom }) => ({
    kind: 'raised',
    bank,
    member: player,
    amount: minorFromWire(amount),
    fromDeposit: paidFrom === 'deposit',
  }),
  'cagnotte.bank.partner-joined.v1': ({ bank, partner, amount, paidFrom }) => ({
    kind: 'partner-joined',
    bank,
    member: partner,
    amount: minorFromWire(amount),
    fromDeposit: paidFrom === 'deposit',
  }),
  'cagnotte.bank.passed.v1': ({ bank, amount }) => ({ kind: 'passed', bank, amount: minorFromWire(amount) }),
  'cagnotte.bank.auctioned.v1': ({ bids, winner, byLot = false }) => ({
    kind: 'auctioned',
    bids: bids.map(({ player, amount, seat, standing }) => ({
      player,
      amount: minorFromWire(amount),
      ...who({ seat, standing }),
    })),
    byLot,
    ...(winner === undefined ? {} : { winner }),
  }),
  'cagnotte.bank.ended.v1': ({ bank, cause, returned, paidOut }, banks) => ({
    kind: 'ended',
    bank,
    cause,
    returned: returned.map(({ member, amount }) => ({ member, amount: minorFromWire(amount) })),
    owed: (findBank(banks, bank)?.members ?? [])
      .map(({ member, inPlay, voluntary, improper }) => ({ member, amount: inPlay + voluntary + improper }))
      .filter(({ amount }) => amount !== 0n),
    toDeposit: paidOut === 'deposit',
  }),
  'cagnotte.bank.deposited.v1': ({ banker, amount, means, mode, bank, again = false }) => ({
    kind: 'deposited',
    banker,
    amount: minorFromWire(amount),
    means,
    mode,
    again,
    ...(bank === undefined ? {} : { bank }),
  }),
  'cagnotte.bank.put-in-play.v1': ({ bank, banker, amount }) => ({
    kind: 'put-in-play',
    bank,
    banker,
    amount: minorFromWire(amount),
  }),
  'cagnotte.bank.withdrawn.v1': ({ bank, amount, paidOut }) => ({
    kind: 'withdrawn',
    bank,
    amount: minorFromWire(amount),
    toDeposit: paidOut === 'deposit',
  }),
  'cagnotte.bank.broken.v1': ({ bank }) => ({ kind: 'broken', bank }),
  'cagnotte.bank.deposit-returned.v1': ({ banker, amount }) => ({
    kind: 'deposit-returned',
    banker,
    amount: minorFromWire(amount),
  }),
};

/** What an event reports of the life of a bank, given what the books have of the banks; undefined for any other. */
export function bankReportOf(event: CatalogueEvent, banks: readonly PlayerBank[]): BankReport | undefined {
  if (!Object.hasOwn(REPORTS, event.type)) return undefined;
  return (REPORTS[event.type] as Report<EventType>)(event.data, banks);
}

interface Who {
  readonly player?: string | undefined;
  readonly seat?: number | undefined;
  readonly standing?: boolean | undefined;
}

const who = ({ player, seat, standing }: Who) => ({
  ...(player === undefined ? {} : { player }),
  ...(seat === undefined ? {} : { seat }),
  ...(standing === undefined ? {} : { standing }),
});
