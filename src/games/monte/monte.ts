import { said } from '../../finding-catalogue/said';
import { givenBack, notEvaluated } from '../_mechanics/banked-bets';
import { settleEach } from '../_mechanics/bets-in-play';
import { isLate } from '../_mechanics/late-bets';
import { unevaluatedRound } from '../_mechanics/unevaluated';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, Round, TableState } from '../round';
import type { BetSettlement, Commission, Fault, Settlement } from '../settlement';
import { reported } from '../wording';
import { isAvailable, unavailableBy } from './availability';
import { type Play, settleCards, settleOnCard } from './decided-bets';
import { cardsOfPhase, isAnnulledPlay, matchesOf } from './layout';
import { type MonteBet, type MonteFacts, ROWS } from './monte-facts';
import { type DealtPhase, phaseOf, positionOf, sidesOf } from './reported-monte';

/** What the rules make of a phase. Total: what cannot be read is marked as not evaluated. */
export function settleMonte(facts: MonteFacts, round: Round, { answers }: Setting): Settlement {
  const shown = phaseOf(round.outcome);
  if (shown === undefined) {
    return unevaluatedRound(
      round,
      facts.rules.phases,
      said`the phase, the placed cards and those that were exposed`,
    );
  }
  const dealt = { ...shown, exposed: shown.exposed.slice(0, cardsOfPhase(shown, answers)) };
  const play: Play = { ...dealt, facts, answers, isDeducted: isDeductedPhase(dealt, answers) };
  const { bets, after } = settleEach(round, (bet, times) => settleBet(bet, times, play));
  const complete = !bets.some(({ fate }) => fate === 'not-judged');
  return {
    bets,
    commissions: deductions(bets, facts),
    pools: [],
    awards: [],
    after: remember(after, dealt, shown.exposed),
    complete,
  };
}

const isDeductedPhase = ({ phase, placed, exposed, inPlay }: DealtPhase, answers: Answers): boolean => {
  const isCounted = phase === 'primeras' || answers['OP2-35a'] !== 'prize-in-primeras';
  return isCounted && matchesOf({ placed, exposed: exposed.slice(0, 1) }, inPlay).length > 0;
};

/** What Segundas is played with: the same cards, and the row of which no card has come; and which came before it. */
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
  if (bet === undefined) return notEvaluated(placed, notOffered(placed, facts));
  const late = isLate(placed.options);
  if (late === undefined) return notEvaluated(placed, notReadable(placed, bet));
  const isOnCards = bet.wins.kind === 'cards';
  const [sides, position] = [sidesOf(placed.selection), positionOf(placed.selection)];
  if (isOnCards ? sides === undefined : position === undefined)
    return notEvaluated(placed, notReadable(placed, bet));
  if (late && times === 0) return givenBack(placed, 'not-accepted', [facts.rules.lateBet]);
  if (times === 0 && !isAvailable(bet, placed.selection, play)) {
    return givenBack(placed, 'not-accepted', [unavailableBy(bet, placed.selection, play)]);
  }
  if (isAnnulledPlay(play)) return givenBack(placed, 'null', [facts.rules.annulledPlay]);
  if (sides !== undefined) return settleCards(placed, { bet, sides, times }, play);
  return settleOnCard(placed, { bet, position: position ?? 1 }, play);
}

function deductions(bets: readonly BetSettlement[], { deduction, rules }: MonteFacts): readonly Commission[] {
  let amount = 0n;
  for (const bet of bets) amount += bet.deducted;
  return amount === 0n ? [] : [{ name: deduction.name, amount, rule: rules.deduction }];
}

const notOffered = ({ type }: PlacedBet, { bets, rules }: MonteFacts): Fault => ({
  code: 'bet-not-offered',
  rule: rules.phases,
  expected: said`one of ${bets.map((bet) => bet.type).join(', ')}`,
  found: type,
});

const notReadable = ({ type, selection, options }: PlacedBet, { rule, wins }: MonteBet): Fault => ({
  code: 'bet-not-readable',
  rule,
  expected: said`${type} on ${wins.kind === 'cards' ? said`a card or two against as many others` : said`a placed card`}`,
  found: said`selection ${reported(selection)}, options ${reported(options)}`,
});
