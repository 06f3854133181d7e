import { said } from '../../finding-catalogue/finding';
import {
  decide,
  givenBack,
  loses,
  shareOf,
  notOffered,
  notReadable,
  deductionsOf,
} from '../_mechanics/banked-bets';
import { isLate, settleEach, settlementOf } from '../_mechanics/bets-in-play';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, Round, TableState } from '../round';
import type { BetSettlement, Settlement } from '../settlement';
import {
  annulmentOf,
  cardsOfPhase,
  isAnnulledPlay,
  isAnnulledSuit,
  isAvailable,
  type Match,
  matchesOf,
  paysIn,
  type PhaseInPlay,
  stepsBetween,
  unavailableBy,
} from './layout';
import type { DealtPhase, MonteBet, MonteFacts, MontePosition, Sides } from './monte-facts';
import { montePosition, phaseOf, ROWS, sidesOf } from './monte-facts';
import { houseShareStep } from '../_mechanics/rounding-step';
import type { Rule } from '../rule';

export function settleMonte(facts: MonteFacts, round: Round, { answers }: Setting): Settlement {
  const shown = phaseOf(round.outcome);
  if (shown === undefined) {
    return unevaluatedRound(round, facts.rules.phases, said('phase-placed-cards-and-those-that-were'));
  }
  const dealt = { ...shown, exposed: shown.exposed.slice(0, cardsOfPhase(shown, answers)) };
  const play: Play = { ...dealt, facts, answers, isDeducted: isDeductedPhase(dealt, answers) };
  const { bets, after } = settleEach(round, (bet, times) => settleBet(bet, times, play));
  const commissions = deductionsOf(bets, { name: facts.deduction.name, rule: facts.rules.deduction });
  return settlementOf({ bets, after: remember(after, dealt, shown.exposed) }, { commissions });
}

const isDeductedPhase = ({ phase, placed, exposed, inPlay }: DealtPhase, answers: Answers): boolean => {
  const isCounted = phase === 'primeras' || answers['OP2-35a'] !== 'prize-in-primeras';
  return isCounted && matchesOf({ placed, exposed: exposed.slice(0, 1) }, inPlay).length > 0;
};

/** Keeps for Segundas the placed cards, the row whose ranks have not come, and the cards that Primeras exposed. */
function remember(after: TableState, dealt: DealtPhase, exposed: readonly string[]): TableState {
  const first = matchesOf(dealt, dealt.inPlay)[0]?.positions[0];
  if (dealt.phase === 'segundas' || first === undefined) return after;
  const left = ROWS.upper.some((position) => position === first) ? 'lower' : 'upper';
  const memory = { placed: dealt.placed.join(' '), left, exposed: exposed.join(' ') };
  return { ...after, memory };
}

function settleBet(placed: PlacedBet, times: number, play: Play): BetSettlement {
  const { facts } = play;
  const bet = facts.bets.find(({ type }) => type === placed.type);
  if (bet === undefined) return notOffered(placed, facts.rules.phases, facts.bets);
  const late = isLate(placed.options);
  const on = bet.wins.kind === 'cards' ? sidesOf(placed.selection) : montePosition(placed.selection);
  if (late === undefined || on === undefined) return unread(placed, bet);
  if (late && times === 0) return givenBack(placed, 'not-accepted', [facts.rules.lateBet]);
  if (times === 0 && !isAvailable(bet, placed.selection, play)) {
    return givenBack(placed, 'not-accepted', [unavailableBy(bet, placed.selection, play)]);
  }
  if (isAnnulledPlay(play)) return givenBack(placed, 'null', [facts.rules.annulledPlay]);
  return typeof on === 'object'
    ? settleCards(placed, { bet, sides: on, times }, play)
    : settleOnCard(placed, { bet, position: on }, play);
}

function unread(placed: PlacedBet, { type, rule, wins }: MonteBet): BetSettlement {
  const on = wins.kind === 'cards' ? said('card-or-two-against-as-many-others') : said('placed-card');
  return notReadable(placed, rule, said('on', { what: type, on }), 'selection');
}

interface Play extends PhaseInPlay {
  readonly isDeducted: boolean;
}

/** A bet on a placed card is decided by the first card of a rank in play; Vista Hermosa by the first exposed card. */
function settleOnCard(
  placed: PlacedBet,
  { bet, position }: { readonly bet: MonteBet; readonly position: MontePosition },
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
  position: MontePosition,
  { card }: Match,
  { placed, answers }: Play,
): boolean {
  if (wins.kind !== 'suit') return true;
  const steps = stepsBetween(placed[position - 1] ?? '', card);
  const ownSuitCounts = wins.steps === 2 && answers['OP2-35d'] === 'viudo-too';
  return steps === wins.steps || (steps === 0 && ownSuitCounts);
}

const firstThatCounts = (matches: readonly Match[], kind: 'cards' | 'salto', play: Play): Match | undefined =>
  play.answers['OP2-35c'] === 'waits'
    ? matches.find(({ card, positions }) =>
        positions.some((position) => !isAnnulledSuit(play.facts, play, { kind, position, card })),
      )
    : matches[0];

const onAnnulledSuit = (placed: PlacedBet, rule: Rule, { answers }: Play): BetSettlement =>
  answers['OP2-35c'] === 'lost' ? loses(placed, [rule]) : givenBack(placed, 'null', [rule]);

/** A bet on cards waits for the rank of one of its cards; it is returned if Segundas does not decide it. */
function settleCards(
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

/**
 * A bet on cards after the rank of one of its cards was exposed: of one side or, if cards of both are equal, of both.
 */
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

/** Pays the prize, less a tenth of the prize, or of stake and prize (OP2-35a), if the first card decided. */
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
