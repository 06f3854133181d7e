import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { checkAuthorisedTerms } from '../_mechanics/authorised-terms';
import { checkStaff } from '../_mechanics/table-staff';
import { checkRefunds, fateOfStakes } from '../_mechanics/voided-round';
import { checkDealtShoe, checkDecks, checkShoeStart } from '../_mechanics/shoe-checks';
import type { GameChecks, Setting } from '../game-rules';
import type { TableTerms } from '../round';
import { breach } from '../rule';
import type { OpenTable, SessionOpening, ShoeStart, VoidedRound } from '../table-reports';
import type { BankGameFacts } from './bank-game-facts';
import { checkCoup, type OwnCoupChecks } from './coup-checks';
import { cardsDealtIn, coupOutcomeOf } from './coup-outcome';

export interface OwnChecks {
  readonly bank: NonNullable<GameChecks['bank']>;
  readonly coup: OwnCoupChecks;
  readonly terms: (terms: TableTerms, setting: Setting) => readonly Finding[];
  readonly opening: (opening: SessionOpening) => readonly Finding[];
  readonly shoe: (shoe: ShoeStart) => readonly Finding[];
  readonly room: (tables: readonly OpenTable[]) => readonly Finding[];
}

export const bankGameChecks = (facts: BankGameFacts, own: OwnChecks): GameChecks => ({
  round: (round, settlement, setting) => checkCoup(facts, { round, settlement }, setting, own.coup),
  opening: (opening, setting) => [
    ...checkAuthorised(facts, opening.terms, setting),
    ...own.terms(opening.terms, setting),
    ...checkStaff(opening.staff, facts.staff, facts.rules.staff),
    ...checkDecks(facts, opening.decks),
    ...own.opening(opening),
  ],
  limitChange: ({ after }, setting) => [
    ...checkAuthorised(facts, after, setting),
    ...own.terms(after, setting),
  ],
  voided: (voided, setting) => checkVoided(facts, voided, setting),
  closing: () => [],
  room: (tables) => own.room(tables.filter(({ game }) => game === facts.code)),
  bank: own.bank,
  shoe: {
    started: (shoe) => [...checkShoeStart(facts, shoe), ...own.shoe(shoe)],
    dealt: (shoe) =>
      checkDealtShoe(
        facts,
        shoe,
        shoe.outcomes.map((outcome) => cardsDealtIn(coupOutcomeOf(outcome))),
      ),
  },
});

const checkAuthorised = (
  { rules: { minimum }, bets }: BankGameFacts,
  terms: TableTerms,
  { currency }: Setting,
): readonly Finding[] =>
  checkAuthorisedTerms(terms, { minimum, maximum: minimum, bets: Object.keys(bets) }, currency);

/** The stakes of a null coup go back; a coup that was paid is claimed back from nobody. */
function checkVoided(
  { rules }: BankGameFacts,
  voided: VoidedRound,
  { answers, currency }: Setting,
): readonly Finding[] {
  const fate = fateOfStakes(answers, 'stakes-returned');
  const refunds = checkRefunds(voided, { rule: rules.voidCoup, fate, currency });
  if (!voided.settled) return refunds;
  return [
    ...refunds,
    breach(rules.settledCoup, {
      code: 'settled-coup-reversed',
      as: answers['OP1-31'] === 'forbidden' ? 'violation' : 'advisory',
      expected: said`no claim once a coup is over and paid`,
      found: said`reversed: ${voided.reasonCode}`,
    }),
  ];
}
