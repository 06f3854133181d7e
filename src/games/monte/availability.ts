import type { Rule } from '../rule';
import { annulmentOf, type PhaseInPlay } from './layout';
import type { MonteBet } from './monte-facts';
import { type DealtPhase, positionOf, sidesOf } from './reported-monte';

export const isAvailable = (bet: MonteBet, selection: unknown, play: PhaseInPlay): boolean =>
  isInPhase(bet, play) && isOnCardsInPlay(selection, play) && !isOnAnnulledBox(bet, selection, play);

const isInPhase = ({ wins, pays }: MonteBet, { phase, answers }: PhaseInPlay): boolean => {
  const mayBeInBoth = wins.kind === 'suit' && wins.onlyFirstCard && answers['OP2-35e'] === 'both-phases';
  return pays[phase] !== undefined || mayBeInBoth;
};

function isOnCardsInPlay(selection: unknown, { inPlay }: DealtPhase): boolean {
  const sides = sidesOf(selection);
  const positions = sides === undefined ? [positionOf(selection)] : [...sides.on, ...sides.against];
  return positions.every((position) => position !== undefined && inPlay.includes(position));
}

function isOnAnnulledBox({ type, wins }: MonteBet, selection: unknown, play: PhaseInPlay): boolean {
  const position = positionOf(selection);
  if (position === undefined || wins.kind !== 'suit' || wins.onlyFirstCard) return false;
  const annulled = annulmentOf(play.facts, play, 'cards')?.suits[position];
  return annulled?.some((suit) => suit === type) === true;
}

export function unavailableBy(bet: MonteBet, selection: unknown, play: PhaseInPlay): Rule {
  if (!isInPhase(bet, play)) return bet.rule;
  if (!isOnCardsInPlay(selection, play)) return play.facts.rules.segundas;
  return annulmentOf(play.facts, play, 'cards')?.rule ?? bet.rule;
}
