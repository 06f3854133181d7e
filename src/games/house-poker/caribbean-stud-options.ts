import { type Finding, said } from '../../finding-catalogue/finding';
import { type Minor, sumMinor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import type { PlacedBet } from '../round';
import { breach } from '../rule';
import { money } from '../wording';
import { type DealtRound } from './dealt-hands';
import { optionsIn } from '../readable-bets';
import { CARIBBEAN_OPTIONS, type CaribbeanFacts, hasInitialBet } from './caribbean-stud-facts';

/**
 * Insurance needs an initial bet, and is one amount for all players, at most half of the minimum: that of the table
 * under "insurance", else that of the first one.
 */
export function checkInsurance(
  { insurance }: CaribbeanFacts,
  bets: readonly PlacedBet[],
  { terms, currency }: Setting,
): readonly Finding[] {
  const insured = bets.filter(({ type }) => type === 'insurance');
  const fixed = terms?.minima?.['insurance'] ?? insured[0]?.stake;
  if (insurance === undefined || fixed === undefined) return [];
  const most = terms === undefined ? fixed : terms.minimum / insurance.mostOfMinimum;
  const differing = insured.filter(({ stake }) => stake !== fixed || stake > most);
  const alone = insured.filter((bet) => !hasInitialBet(bet, bets));
  return [
    ...alone.map(({ betId, seat }) =>
      breach(insurance.rule, {
        code: 'insurance-not-available',
        expected: said('insurance-beside-initial-bet-of-same-player'),
        found: said('none-at-seat', { seat: seat ?? said('none') }),
        betIds: [betId],
      }),
    ),
    ...differing.map(({ betId, stake }) =>
      breach(insurance.fixed, {
        code: stake === fixed ? 'over-limit' : 'insurance-amount-differs',
        expected:
          stake === fixed
            ? said('at-most-of-insurance', { amount: money(most, currency) })
            : money(fixed, currency),
        found: money(stake, currency),
        betIds: [betId],
      }),
    ),
  ];
}

/** A bought card costs the initial bet, replaces a dealt one, and is not available at a box that is played blind. */
export function checkPurchases(
  { purchase }: CaribbeanFacts,
  bets: readonly PlacedBet[],
  { dealt, currency }: { readonly dealt: DealtRound; readonly currency: string },
): readonly Finding[] {
  if (purchase === undefined) return [];
  return dealt.hands.flatMap(({ seat, discarded }) => {
    const ofBox = bets.filter((bet) => bet.seat === seat);
    const bought = ofBox.filter(({ type }) => type === 'card-purchase');
    const betIds = bought.map(({ betId }) => betId);
    const price = sumOf(bought);
    const initial = ofBox.filter(({ type }) => type === 'initial-bet');
    const prices = bought.map(({ player }) =>
      sumOf(
        initial.filter((bet) => player === undefined || bet.player === undefined || bet.player === player),
      ),
    );
    const findings: Finding[] = [];
    if ((discarded === undefined) !== (bought.length === 0)) {
      const expected = said('card-exchanged-for-each-that-is-paid');
      const found = said('paid-exchanged-at-seat', {
        paid: bought.length,
        exchanged: discarded === undefined ? said('none') : discarded,
        seat,
      });
      findings.push(
        breach(purchase.rule, {
          code: 'card-purchase-differs',
          expected,
          found,
          betIds,
        }),
      );
    }
    if (bought.length > 0 && !prices.includes(price)) {
      findings.push(
        breach(purchase.price, {
          code: 'extra-bet-differs',
          expected: said('as-initial-bet', { amount: money(prices[0] ?? 0n, currency) }),
          found: said('for-card', { amount: money(price, currency) }),
          betIds,
        }),
      );
    }
    if (bought.length > 0 && ofBox.some(isBlind)) {
      const [expected, found] = [said('no-card-for-box-that-is-played-blind'), said('one-at-seat', { seat })];
      findings.push(
        breach(purchase.notBlind, {
          code: 'card-purchase-differs',
          expected,
          found,
          betIds,
        }),
      );
    }
    return findings;
  });
}

const isBlind = ({ options }: PlacedBet): boolean => optionsIn(CARIBBEAN_OPTIONS, options)?.blind === true;

const sumOf = (bets: readonly PlacedBet[]): Minor => sumMinor(bets.map(({ stake }) => stake));
