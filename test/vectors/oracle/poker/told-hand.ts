import type { Expected, Vector } from '../../vector';
import type { Variant } from './variant';

/** A hand-written hand with its expected answer. */
export interface Offence {
  readonly actions: string;
  /** Cards by seat, from the first. */
  readonly hands: readonly (readonly string[] | undefined)[];
  readonly outcome?: object;
  readonly declared?: object;
  /** The state after the previous hand. */
  readonly before?: object;
  readonly terms?: object;
  readonly rake?: number;
  /** The expected answer: pots as amount and rake, awards as seat, pot and amount. */
  readonly pots: readonly (readonly [number, number])[];
  readonly awards: readonly (readonly [number, number, number])[];
  readonly uncalled?: readonly [number, number];
  readonly found: readonly string[];
  readonly shows?: readonly string[];
}

/** A vector in the format of `cagnotte settle`. */
export function vectorOf(offence: Offence, { own, boards, hasFigures, seats: [least] }: Variant): Vector {
  const { actions, hands, outcome, declared, terms, before, rake = 0, found, shows = [] } = offence;
  const acts = actionsOf(actions);
  const { action, seat: opener } = acts.find((act) => !FORCED.includes(act.action))!;
  // In draw the opener exchanges a card unless his cards must prove his openers.
  const isProved = outcome !== undefined && 'openers' in outcome;
  const drew =
    hasFigures && action === 'bet' && !isProved ? [{ street: 1, seat: opener, action: 'discard' }] : [];
  const seats = [...new Set([...fewest(least), ...acts.map(({ seat }) => seat)])].sort(
    (one, other) => one - other,
  );
  const cards = hands.flatMap((hand, at) =>
    hand === undefined ? [] : [{ seat: at + 1, cards: hand.slice(0, own), shown: true }],
  );
  return {
    round: {
      ...(terms === undefined ? {} : { terms }),
      ...(before === undefined ? {} : { before: { held: [], released: [], memory: before } }),
      round: {
        bets: [],
        outcome: {
          limitType: 'no-limit',
          seats: seats.map((seat) => ({ seat })),
          actions: [...acts, ...drew],
          ...(boards.length > 0 && { boards: boards.map((board) => board.split(' ')) }),
          cards,
          rake: { dropped: rake },
          ...outcome,
        },
        ...declared,
      },
    },
    expected: expectedOf(offence, rake),
    rules: [...new Set([...shows, ...found.map((finding) => finding.slice(finding.indexOf(' ') + 1))])],
  };
}

/** The minimum of seated players, whether they play the hand or not. */
const fewest = (least: number): number[] =>
  least > 2 ? Array.from({ length: least }, (_, at) => at + 1) : [];

function expectedOf({ pots, awards, uncalled, found }: Offence, rake: number): Expected {
  return {
    result: 0,
    ...(rake > 0 && { commissions: [{ name: 'rake', amount: rake }] }),
    pots: pots.map(([amount, taken]) => ({ amount, rake: taken })),
    ...(awards.length > 0 && { awards: awards.map(([seat, potNo, amount]) => ({ seat, potNo, amount })) }),
    ...(uncalled === undefined ? {} : { uncalled: [{ seat: uncalled[0], amount: uncalled[1] }] }),
    findings: [...found].sort(),
  };
}

const FORCED = ['ante', 'small-blind', 'big-blind'];

/** Parses `1 ante 50, 2 ante 50 | 1 bet 200, 2 call 80 all-in | …`: forced bets first, then round by round. */
function actionsOf(text: string) {
  const rounds = text.split(' | ').map((round) => round.split(', ').map((act) => act.split(' ')));
  const isForced = rounds[0]!.every(([, action]) => FORCED.includes(action!));
  return rounds.flatMap((round, index) =>
    round.map(([seat, action, amount, last]) => ({
      street: isForced ? index : index + 1,
      seat: Number(seat),
      action: action!,
      ...(amount === undefined ? {} : { amount: Number(amount) }),
      ...(last === 'all-in' && { allIn: true }),
    })),
  );
}
