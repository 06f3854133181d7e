import { decide, givenBack, loses, shareOf } from '../_mechanics/banked-bets';
import { houseShareStep } from '../_mechanics/rounding-step';
import type { PlacedBet } from '../round';
import type { Rule } from '../rule';
import type { BetSettlement } from '../settlement';
import {
  annulmentOf,
  isAnnulledSuit,
  type Match,
  matchesOf,
  paysIn,
  type PhaseInPlay,
  stepsBetween,
} from './layout';
import type { MonteBet, Position } from './monte-facts';
import type { Sides } from './reported-monte';

export interface Play extends PhaseInPlay {
  readonly isDeducted: boolean;
}

/** A bet on a placed card: decided by the first card of any rank in play, Vista Hermosa by the very first card. */
export function settleOnCard(
  placed: PlacedBet,
  { bet, position }: { readonly bet: MonteBet; readonly position: Position },
  play: Play,
): BetSettlement {
  const { facts, answers } = play;
  const { wins } = bet;
  if (wins.kind === 'suit' && wins.onlyFirstCard) {
    const [first] = matchesOf({ ...play, exposed: play.exposed.slice(0, 1) }, [position]);
    const isHit = first !== undefined && hasSuit(bet, position, first, play);
    const rules = [bet.rule, facts.rules.firstCard];
    return isHit ? pay(placed, { bet, rules: [...rules, facts.rules.points] }, play) : loses(placed, rules);
  }
  const deciding = answers['OP2-35f'] === 'own-rank' ? [position] : play.inPlay;
  const kind = wins.kind === 'rank' ? 'salto' : 'cards';
  const match = firstThatCounts(matchesOf(play, deciding), kind, play);
  const rules = [bet.rule, facts.rules.firstMatch];
  if (match === undefined) return givenBack(placed, 'null', [facts.rules.winner]);
  if (!match.positions.includes(position)) return loses(placed, rules);
  if (wins.kind === 'rank' && isAnnulledSuit(facts, play, { kind, position, card: match.card })) {
    return onAnnulledSuit(placed, facts.rules.saltoAnnulled, play);
  }
  return hasSuit(bet, position, match, play) ? pay(placed, { bet, rules }, play) : loses(placed, rules);
}

function hasSuit(
  { wins }: MonteBet,
  position: Position,
  { card }: Match,
  { placed, answers }: Play,
): boolean {
  if (wins.kind !== 'suit') return true;
  const steps = stepsBetween(placed[position - 1] ?? '', card);
  const ownSuitCounts = wins.steps === 2 && answers['OP2-35d'] === 'viudo-too';
  return steps === wins.steps || (steps === 0 && ownSuitCounts);
}

/** The first card that decides; where annulled suits wait, they are passed over. */
const firstThatCounts = (matches: readonly Match[], kind: 'cards' | 'salto', play: Play): Match | undefined =>
  play.answers['OP2-35c'] === 'waits'
    ? matches.find(({ card, positions }) =>
        positions.some((position) => !isAnnulledSuit(play.facts, play, { kind, position, card })),
      )
    : matches[0];

const onAnnulledSuit = (placed: PlacedBet, rule: Rule, { answers }: Play): BetSettlement =>
  answers['OP2-35c'] === 'lost' ? loses(placed, [rule]) : givenBack(placed, 'null', [rule]);

/** A bet on cards waits for the rank of one of its own; what Segundas does not decide goes back. */
export function settleCards(
  placed: PlacedBet,
  { bet, sides, times }: { readonly bet: MonteBet; readonly sides: Sides; readonly times: number },
  play: Play,
): BetSettlement {
  const { facts, phase } = play;
  const rules = [bet.rule, facts.rules.cardsWait];
  if (times > 0 && phase === 'primeras') return givenBack(placed, 'freed', [facts.rules.segundas]);
  const match = firstThatCounts(matchesOf(play, [...sides.on, ...sides.against]), 'cards', play);
  if (match === undefined) {
    return phase === 'primeras'
      ? decide(placed, 'held', { held: placed.stake }, rules)
      : givenBack(placed, 'null', [facts.rules.segundas]);
  }
  return onMatch(placed, { bet, sides, match }, play);
}

/** The rank of one of the own cards has come: in a suit that wins, of one side, or of both where they are equal. */
function onMatch(
  placed: PlacedBet,
  { bet, sides, match }: { readonly bet: MonteBet; readonly sides: Sides; readonly match: Match },
  play: Play,
): BetSettlement {
  const { facts } = play;
  const rules = [bet.rule, facts.rules.cardsWait];
  const isOf = (side: Sides['on']): boolean => match.positions.some((at) => side.includes(at));
  const [isOwn, isOther] = [isOf(sides.on), isOf(sides.against)];
  const isAnnulled = match.positions.some((position) =>
    isAnnulledSuit(facts, play, { kind: 'cards', position, card: match.card }),
  );
  if (isAnnulled) {
    const rule = annulmentOf(facts, play, 'cards')?.rule ?? bet.rule;
    return isOwn ? onAnnulledSuit(placed, rule, play) : givenBack(placed, 'null', [rule]);
  }
  if (isOwn && isOther) return givenBack(placed, 'null', rules);
  return isOwn ? pay(placed, { bet, rules }, play) : loses(placed, rules);
}

/** Winnings, less a tenth of them where the first card decided; the tenth of the prize, or of stake and prize. */
function pay(
  placed: PlacedBet,
  { bet, rules }: { readonly bet: MonteBet; readonly rules: readonly Rule[] },
  play: Play,
): BetSettlement {
  const { facts, answers } = play;
  const prize = placed.stake * paysIn(bet, play, answers['OP2-35b']);
  if (!bet.isDeducted || !play.isDeducted) return decide(placed, 'wins', { paid: prize }, rules);
  const basis = answers['OP2-35a'] === 'stake-and-prize' ? placed.stake + prize : prize;
  const { amount, rounded } = shareOf(basis, facts.deduction.share, houseShareStep(answers));
  const deducted = amount > prize ? prize : amount;
  const applied = [...rules, facts.rules.deduction];
  return decide(placed, 'wins', { paid: prize - deducted, deducted, rounded }, applied);
}
