import { inBoth } from '../../words/message';
import type { TableTerms } from '../round';
import type { Rule } from '../rule';
import type { DealtShoe, ShoeStart } from '../table-reports';
import { checkLimitsOfTable, shoeGameChecks, checkDecks, type ShoeFacts } from './shoe-checks';
import { eachCard, ordersOfUnseen, shoeOf } from '../baccarat/drawing';

const rule = (id: string): Rule => ({ id, citation: `heading ${id}`, says: '' });
const FACTS: ShoeFacts = {
  decks: 6,
  cutCard: { cards: 10, orMore: false },
  rules: { decks: rule('decks'), cutCard: rule('cut') },
};
const GAME = { lastRound: rule('last'), setAside: { cards: 5, rule: rule('burnt') } };
const checks = (facts: ShoeFacts = FACTS) =>
  shoeGameChecks({ ...facts, ...GAME }, (outcome) => outcome as readonly string[]).shoe;
const SETTING = { currency: 'EUR', answers: {} } as never;
const told = (findings: ReturnType<typeof checkDecks>) =>
  findings.map(({ code, ruleId, expected, found }) => `${ruleId} ${code}: ${expected}; ${found}`);

describe('a shoe as it begins', () => {
  const found = (start: ShoeStart, cutCard = FACTS.cutCard) =>
    told(checks({ ...FACTS, cutCard }).started(start, SETTING));
  const wrongDecks = 'decks decks-not-by-rule: 6 decks; 5 decks';

  it('has the number of decks of its game', () => {
    expect(found({ decks: 6 })).toEqual([]);
    expect(found({ decks: 5 })).toEqual([wrongDecks]);
    expect(checkDecks(FACTS, undefined)).toEqual([]);
  });

  it('has its cut card where the rule requires it', () => {
    const misplaced = (cards: number) => `cut cut-card-misplaced: 10 cards behind the cut card; ${cards}`;
    expect(found({ decks: 6, behindCutCard: 10 })).toEqual([]);
    expect(found({ decks: 6, behindCutCard: 9 })).toEqual([misplaced(9)]);
    expect(found({ decks: 6, behindCutCard: 11 })).toEqual([misplaced(11)]);
    expect(found({ decks: 5, behindCutCard: 9 })).toEqual([wrongDecks, misplaced(9)]);
  });

  it('may have more cards behind the cut card if the rule states a minimum', () => {
    const orMore = { cards: 10, orMore: true };
    expect(found({ decks: 6, behindCutCard: 11 }, orMore)).toEqual([]);
    expect(found({ decks: 6, behindCutCard: 9 }, orMore)).toEqual([
      'cut cut-card-misplaced: at least 10 cards behind the cut card; 9',
    ]);
  });

  it('has exactly the number of cards set aside that the rule requires', () => {
    expect(found({ decks: 6, burnt: 5 })).toEqual([]);
    expect(found({ decks: 6, burnt: 4 })).toEqual(['burnt burnt-cards-miscounted: 5 cards set aside; 4']);
    expect(found({ decks: 6, burnt: 6 })).toEqual(['burnt burnt-cards-miscounted: 5 cards set aside; 6']);
  });
});

describe('a shoe that is over', () => {
  const found = (shoe: Partial<DealtShoe>) =>
    told(checks().dealt({ decks: 1, outcomes: [], ...shoe }, SETTING));
  /** Without cards that are checked: so many of a coup. */
  const coup = (cards: number) => Array.from({ length: cards }, (_, index) => `card ${index}`);
  const late = (coups: number) =>
    `last coup-after-cut-card: the coup under way when the cut card appears is the last; ${coups} coups begun after it`;
  const ofCutCard = (findings: string[]) => findings.filter((text) => text.includes('cut-card'));

  it('had no card more often than in its decks, cards set aside included', () => {
    expect(found({ outcomes: [['Ah', '2c'], ['3c']] })).toEqual([]);
    expect(found({ burntCards: ['Ah'], outcomes: [['Ah', '2c'], ['2c']] })).toEqual([
      'decks card-too-often: Ah once, of one deck; 2 times',
      'decks card-too-often: 2c once, of one deck; 2 times',
    ]);
    expect(found({ decks: 2, outcomes: [['Ah'], ['Ah']] })).toEqual([]);
  });

  it('ended with the coup under way when the cut card appeared, after 52 − 2 − 10 = 40 cards', () => {
    const shoe = { burnt: 2, behindCutCard: 10 };
    const outcomes = (before: number) => [coup(before), coup(4), coup(4)];
    expect(ofCutCard(found({ ...shoe, outcomes: outcomes(36) }))).toEqual([]);
    expect(ofCutCard(found({ ...shoe, outcomes: outcomes(37) }))).toEqual([late(1)]);
    expect(ofCutCard(found({ ...shoe, outcomes: outcomes(40) }))).toEqual([late(1)]);
    expect(ofCutCard(found({ ...shoe, outcomes: outcomes(41) }))).toEqual([late(2)]);
  });

  it('is taken to have had the cut card of the rule and no card set aside, unless reported', () => {
    expect(ofCutCard(found({ outcomes: [coup(42), coup(4)] }))).toEqual([]);
    expect(ofCutCard(found({ outcomes: [coup(43), coup(4)] }))).toEqual([late(1)]);
  });
});

describe('the limits of a table with a shoe', () => {
  const found = (terms: TableTerms) =>
    told(
      checkLimitsOfTable(
        {
          bet: 'punto',
          inWords: inBoth('punto'),
          bets: ['punto', 'banca'],
          atLeast: 20n,
          atMost: 100n,
          minimumRule: rule('min'),
          maximumRule: rule('max'),
        },
        terms,
        'EUR',
      ),
    );

  it('are from 20 to 100 times its minimum, and authorised', () => {
    expect(found({ minimum: 500n })).toEqual([]);
    expect(found({ minimum: 500n, maxima: { punto: 10_000n } })).toEqual([]);
    expect(found({ minimum: 500n, maxima: { punto: 50_000n } })).toEqual([]);
    const band = 'max maximum-not-by-rule: from 100.00 EUR to 500.00 EUR on punto';
    expect(found({ minimum: 500n, maxima: { punto: 9_999n } })).toEqual([`${band}; 99.99 EUR`]);
    expect(found({ minimum: 500n, maxima: { '*': 50_001n } })).toEqual([`${band}; 500.01 EUR`]);
    expect(found({ minimum: 500n, authorised: { minimum: { from: 600n } } })).toEqual([
      'min minimum-not-authorised: at least 6.00 EUR; 5.00 EUR',
    ]);
  });
});

describe('the orders in which cards may come', () => {
  it('are one for each card that is left of a kind; the shoe is as it was afterwards', () => {
    const shoe = shoeOf([2, 0, 3]);
    const seen: unknown[] = [];
    eachCard(shoe, 7, (kind, orders) => seen.push([kind, orders, [...shoe.left], shoe.cards]));
    expect(seen).toEqual([
      [0, 14, [1, 0, 3], 4],
      [2, 21, [2, 0, 2], 4],
    ]);
    expect(shoe).toEqual({ left: [2, 0, 3], cards: 5 });
  });

  it('of unseen cards are as many as cards are left: 5 × 4 × 3', () => {
    expect([0, 1, 3].map((unseen) => ordersOfUnseen(shoeOf([2, 0, 3]), unseen))).toEqual([1, 5, 60]);
  });
});
