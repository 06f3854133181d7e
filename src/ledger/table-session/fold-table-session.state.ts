import type { ShareOption } from '../../games/round';
import { minorFromWire } from '../../kernel/money';
import type { CatalogueEvent, EventOf, EventType } from '../event-contract/catalogue';
import { nameBanker } from '../player-bank/player-bank.state';
import { decideIncident, enterIncident, withAwaitedPlay } from './incidents-of-session.state';
import { enterSlip, halvesReported, type HalfMoved } from '../slips/slips.state';
import type { DeclaredByFact } from '../_core/declared-parts';
import { foldBankAward } from '../player-bank/bank-award.state';
import { foldSeating } from '../seating/seating.state';
import { foldLastHands } from './last-hands.state';
import { declaredBy, type TableSession } from './table-session.state';
import { changeStaff, changeTerms, dealOutOfShoe, endShoe, openPlay, startShoe } from './table-play.state';
import { type NamedPieces, serialsNamed } from '../equipment/named-pieces.state';
import { present } from '../../kernel/present';

type Fold<Type extends EventType> = (session: TableSession, event: EventOf<Type>) => TableSession;

const FOLDS: { readonly [Type in EventType]?: Fold<Type> } = {
  'cagnotte.table.opened.v1': open,
  'cagnotte.table.limits-changed.v1': (session, { data }) => ({
    ...session,
    limitsChanged: true,
    play: changeTerms(session.play, data),
  }),
  'cagnotte.staff.changed.v1': (session, { data }) => ({
    ...session,
    play: changeStaff(session.play, data),
  }),
  'cagnotte.table.interrupted.v1': (session, { id, time, data: { reason } }) =>
    session.interruption === undefined
      ? { ...session, interruption: { eventId: id, reason, since: time } }
      : session,
  'cagnotte.table.resumed.v1': ({ interruption: _ended, ...session }) => session,
  'cagnotte.table.counted.v1': count,
  'cagnotte.table.closed.v1': (session, { id }) => ({ ...session, closedBy: session.closedBy ?? id }),
  'cagnotte.incident.recorded.v1': enterIncident,
  'cagnotte.incident.decided.v1': (session, { data }) => decideIncident(session, data.incident),
  'cagnotte.box.issued.v1': (session, { data }) => ({ ...placeBoxes(session, data.box), box: data.box }),
  'cagnotte.box.swapped.v1': (session, { data }) => ({
    ...placeBoxes(session, data.box, data.replacement),
    box: data.replacement,
  }),
  'cagnotte.chips.exchanged.v1': (session, { data }) =>
    data.kind === 'cash-for-chips' && data.at !== 'cambista' ? markSeen(session, 'buyIns') : session,
  'cagnotte.round.settled.v1': (session, { data }) => dealt(markSeen(session, 'rounds'), data.outcome),
  'cagnotte.shoe.started.v1': (session, { data }) => ({
    ...withEquipment(session, data),
    play: startShoe(session.play, data),
  }),
  'cagnotte.dice.changed.v1': (session, { data: { supplied: dice = [] } }) =>
    withEquipment(session, { dice }),
  'cagnotte.shoe.ended.v1': (session) => ({ ...session, play: endShoe(session.play) }),
  'cagnotte.coup.played.v1': (session, { data }) =>
    session.play.shoe?.shoeNo === data.shoeNo && data.cards !== undefined
      ? dealt(markSeen(session, 'rounds'), { results: data.results, cards: data.cards })
      : markSeen(session, 'rounds'),
  'cagnotte.hand.played.v1': (session, { data }) =>
    tookShare(markSeen(session, 'rounds'), data.rake.dropped === 0 ? undefined : 'rake'),
  'cagnotte.poker-session.charged.v1': (session, { data }) =>
    tookShare(markSeen(session, 'rounds'), data.option),
  'cagnotte.bank.adjudicated.v1': (session, { data }) => ({
    ...session,
    banks: nameBanker(session.banks, { bank: data.bank, banker: data.banker, mode: data.mode }),
  }),
  'cagnotte.bank.put-in-play.v1': (session, { data }) =>
    session.banks.some(({ bank }) => bank === data.bank)
      ? session
      : { ...session, banks: nameBanker(session.banks, { bank: data.bank, banker: data.banker }) },
  'cagnotte.bank.deposited.v1': (session, { data }) =>
    data.bank === undefined
      ? session
      : {
          ...session,
          banks: nameBanker(session.banks, { bank: data.bank, banker: data.banker, mode: data.mode }),
        },
};

export function foldTableSession(session: TableSession, event: CatalogueEvent): TableSession {
  const fold = Object.hasOwn(FOLDS, event.type) ? (FOLDS[event.type] as Fold<EventType>) : undefined;
  const folded = halvesReported(event).reduce(
    reportHalf,
    fold === undefined ? session : fold(session, event),
  );
  return withSeats(withAwaitedPlay(withChipsBrought(folded, declaredBy(event)), event), event);
}

/** The parts that follow from facts of their own beside the play. A part that is over is left out. */
function withSeats(session: TableSession, event: CatalogueEvent): TableSession {
  const { bankAward, ...others } = session;
  const parts = {
    seating: foldSeating(session.seating, event),
    lastHands: foldLastHands(session.lastHands, event),
    bankAward: foldBankAward(bankAward, event, session.play.shoe !== undefined),
  };
  const isSame =
    parts.seating === session.seating &&
    parts.lastHands === session.lastHands &&
    parts.bankAward === bankAward;
  return isSame ? session : { ...others, ...present(parts) };
}

const reportHalf = (session: TableSession, half: HalfMoved): TableSession => ({
  ...session,
  slips: enterSlip(session.slips, half),
});

function withChipsBrought(
  session: TableSession,
  { openingFloat = 0n, fills = 0n, credits = 0n }: DeclaredByFact,
): TableSession {
  const more = openingFloat + fills - credits;
  return more === 0n ? session : { ...session, brought: (session.brought ?? 0n) + more };
}

/** Sets how the house takes its share: as announced, otherwise as it first did. */
const tookShare = (session: TableSession, way: ShareOption | undefined): TableSession =>
  way === undefined || session.houseProfit !== undefined ? session : { ...session, houseProfit: way };

function open(session: TableSession, { id, data }: EventOf<'cagnotte.table.opened.v1'>): TableSession {
  const { float, game, captures, box } = data;
  const holder = float.holder ?? 'table';
  return {
    ...withEquipment(
      tookShare(box === undefined ? session : placeBoxes(session, box), data.poker?.share?.option),
      data.equipment ?? {},
    ),
    opening: session.opening ?? {
      eventId: id,
      game,
      captures,
      minimum: minorFromWire(data.minimum),
      holder,
      float: minorFromWire(float.amount),
      ...(float.locked === undefined ? {} : { locked: true }),
      ...present({ slip: float.slip, bank: data.bank }),
    },
    ...present({ box }),
    play: openPlay(session.play, data),
  };
}

function count(session: TableSession, { data }: EventOf<'cagnotte.table.counted.v1'>): TableSession {
  if ((data.occasion ?? 'closing') !== 'closing') return session;
  return { ...session, closingCount: minorFromWire(data.inventory) };
}

function withEquipment(session: TableSession, named: NamedPieces): TableSession {
  const equipment = [...new Set([...(session.equipment ?? []), ...serialsNamed(named)])];
  return equipment.length === (session.equipment?.length ?? 0) ? session : { ...session, equipment };
}

const placeBoxes = (session: TableSession, ...boxes: readonly string[]): TableSession => ({
  ...session,
  boxes: [...new Set([...(session.boxes ?? []), ...boxes])],
});

const dealt = (session: TableSession, outcome: unknown): TableSession => {
  const play = dealOutOfShoe(session.play, outcome);
  return play === session.play ? session : { ...session, play };
};

/** Returns the same session if it is marked already, so that a fact without news writes nothing. */
const markSeen = (session: TableSession, what: keyof TableSession['seen']): TableSession =>
  session.seen[what] ? session : { ...session, seen: { ...session.seen, [what]: true } };
