import { equipmentChecks } from '../_mechanics/equipment-checks';
import { present } from '../../kernel/present';
import { multiply, ONE, rational, type Rational, subtract } from '../../kernel/rational';
import type { BetEdge, GameChecks, GameRules, Setting } from '../game-rules';
import { bankCommission, settleCoup } from './coup-settlement';
import type { BankGameFacts } from './bank-game-facts';
import { cardsDealtIn, coupOutcomeOf, coupShapes } from './coup-outcome';
import { countEndings } from '../baccarat/drawing';
import type { BankMode, TableTerms } from '../round';
import { type Finding, said } from '../../finding-catalogue/finding';
import { checkAuthorisedTerms } from '../_mechanics/authorised-terms';
import { checkStaff } from '../_mechanics/table-staff';
import { refundsUnder } from '../_mechanics/voided-round';
import { checkDealtShoe, checkDecks, checkShoeStart } from '../_mechanics/shoe-checks';
import { breach } from '../rule';
import type { ReportedOpening, ShoeStart, StaffedTable, TableAsOpened, VoidedRound } from '../table-reports';
import { checkCoup, type OwnCoupChecks } from './coup-checks';

/**
 * The rules of a game with a player's bank, out of its facts and its checks. Settlement is in `coup-settlement`, cover
 * in `coverage`, third cards in `coup-drawing`, the state of a bank in `src/games/bank-life.ts` and `follow-bank`.
 */
export const bankGameRules = (
  facts: BankGameFacts,
  {
    checks,
    openPoints,
    tableSettings,
    ...more
  }: Pick<GameRules, 'checks' | 'openPoints' | 'seating' | 'awarded'> &
    Required<Pick<GameRules, 'tableSettings'>>,
): GameRules => ({
  code: facts.code,
  register: facts.register,
  deckRule: facts.rules.decks,
  openPoints,
  tableSettings,
  shapes: coupShapes(Object.keys(facts.bets)),
  payTable: Object.entries(facts.bets).map(([bet, { spanish, rule, covers, maximum }]) => ({
    bet,
    ...present({ spanish }),
    ruleId: rule.id,
    covers,
    pays: ONE,
    maximum,
  })),
  settle: (round, setting) => settleCoup(facts, round, setting),
  checks,
  bankCommission: (gain, bank) => bankCommission(facts, gain, bank),
  players: { atLeast: { rule: facts.rules.players, players: facts.playersAtLeast } },
  ...present({ mandatoryGarage: facts.mandatoryGarage }),
  ...more,
  edges: () => bankEdges(facts),
});

const METHOD =
  'what the house takes of a unit the bank wins, the banker following his table and drawing where he may choose;' +
  ' enumeration of all orders of six cards from the full shoe of six decks';

/**
 * The house edge of one unit staked against the bank on one cloth: its commission on what the bank wins, since the
 * house does not play. Over two cloths it is less, because their results are netted.
 */
function bankEdges(facts: BankGameFacts): readonly BetEdge[] {
  const { puntoDrawsUpTo, puntoFreeOn, bankTable } = facts.drawing;
  const bancaTable = bankTable.map((row) => row.replaceAll('O', 'T'));
  const rates = Object.entries(facts.commission) as [BankMode, Rational][];
  const byRate = new Map<string, { readonly mode: BankMode; readonly rate: Rational }>();
  for (const [mode, rate] of rates) {
    const key = `${rate.numerator}/${rate.denominator}`;
    if (!byRate.has(key)) byRate.set(key, { mode, rate });
  }
  return [
    [`draws-on-${puntoFreeOn}`, puntoFreeOn] as const,
    [`stands-on-${puntoFreeOn}`, puntoDrawsUpTo] as const,
  ].flatMap(([choice, upTo]) => {
    const bankWins = chanceOfBank({ decks: facts.decks, puntoDrawsUpTo: upTo, bancaTable });
    return [...byRate.values()].map(({ mode, rate }) => ({
      bet: byRate.size === 1 ? `punto/${choice}` : `punto/${choice}/${mode}-bank`,
      edge: multiply(rate, bankWins),
      variance: multiply(multiply(rate, rate), multiply(bankWins, subtract(ONE, bankWins))),
      method: METHOD,
    }));
  });
}

function chanceOfBank(game: Parameters<typeof countEndings>[0]): Rational {
  let [won, all] = [0n, 0n];
  countEndings(game, (punto, bank, orders) => {
    all += BigInt(orders);
    if (bank > punto) won += BigInt(orders);
  });
  return rational(won, all);
}

interface OwnChecks {
  readonly bank: NonNullable<GameChecks['bank']>;
  readonly coup: OwnCoupChecks;
  readonly terms: (terms: TableTerms, setting: Setting) => readonly Finding[];
  readonly opening: (opening: ReportedOpening) => readonly Finding[];
  readonly shoe: (shoe: ShoeStart) => readonly Finding[];
  readonly room: (tables: readonly TableAsOpened[]) => readonly Finding[];
}

const checkOnDuty = ({ staff: needed, rules }: BankGameFacts, { staff }: StaffedTable): readonly Finding[] =>
  checkStaff(staff, needed, rules.staff);

export const bankGameChecks = (facts: BankGameFacts, own: OwnChecks): GameChecks => ({
  round: (round, settlement, setting) => checkCoup(facts, { round, settlement }, setting, own.coup),
  opening: (opening, setting) => [
    ...checkAuthorised(facts, opening.terms, setting),
    ...own.terms(opening.terms, setting),
    ...checkOnDuty(facts, opening),
    ...checkDecks(facts, opening.decks),
    ...own.opening(opening),
  ],
  staff: (table) => checkOnDuty(facts, table),
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
  ...equipmentChecks({
    shoes: { rule: facts.rules.shoes },
    shoesInTurn: facts.rules.shoes,
    backs: { rule: facts.rules.decks, decks: [3, 3] },
    ...(facts.decksAreNew === true ? { alwaysNew: facts.rules.decks } : {}),
  }),
});

const checkAuthorised = (
  { rules: { minimum }, bets }: BankGameFacts,
  terms: TableTerms,
  { currency }: Setting,
): readonly Finding[] =>
  checkAuthorisedTerms(terms, { minimum, maximum: minimum, bets: Object.keys(bets) }, currency);

function checkVoided({ rules }: BankGameFacts, voided: VoidedRound, setting: Setting): readonly Finding[] {
  const refunds = refundsUnder(rules.voidCoup, 'stakes-returned')(voided, setting);
  if (!voided.settled) return refunds;
  return [
    ...refunds,
    breach(rules.settledCoup, {
      code: 'settled-coup-reversed',
      as: setting.answers['OP1-31'] === 'forbidden' ? 'violation' : 'advisory',
      expected: said('no-claim-once-coup-is-over-and-paid'),
      found: said('reversed', { reasonCode: voided.reasonCode }),
    }),
  ];
}
