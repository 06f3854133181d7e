import { type Finding, raise } from '../../finding-catalogue/finding';
import { said, type Said } from '../../finding-catalogue/said';
import { money } from '../../games/wording';
import { type Minor, sumMinor } from '../../kernel/money';
import { accountOfHand, type HandAccount } from './hand-account.state';
import type { HandPlayed } from './hand.events';

/**
 * What a hand's own figures say about each other, where the rules have not found it already: they name the bet that did
 * not come back, and who is due what. Empty when the hand ties.
 */
export function checkHand(hand: HandPlayed, byRules: readonly { readonly code: string }[] = []): Finding[] {
  const account = accountOfHand(hand);
  const found = (codes: ReadonlySet<string>): boolean => byRules.some(({ code }) => codes.has(code));
  return [
    ...(found(WRONG_RETURNS) ? [] : checkPotAgainstContributions(account, hand.currency)),
    ...(found(WRONG_AWARDS) ? [] : checkPotAgainstAwards(account, hand.currency)),
  ];
}

const WRONG_RETURNS: ReadonlySet<string> = new Set(['uncalled-bet-not-returned', 'uncalled-return-differs']);
const WRONG_AWARDS: ReadonlySet<string> = new Set([
  'award-differs',
  'award-without-claim',
  'split-not-even',
  'odd-unit-misplaced',
]);

const MONEY_CODES: ReadonlySet<string> = new Set([
  ...['pot-not-contributed', 'pot-not-awarded', 'stack-exceeded'],
  ...WRONG_RETURNS,
  ...WRONG_AWARDS,
]);

export const handTies = (findings: readonly { code: string }[]): boolean =>
  !findings.some((finding) => MONEY_CODES.has(finding.code));

function checkPotAgainstContributions(account: HandAccount, currency: string): Finding[] {
  const putIn = sumMinor(account.contributed.values()) + account.carriedIn;
  if (putIn === account.pot) return [];
  return [
    raise({
      code: 'pot-not-contributed',
      expected: said`pots of ${money(putIn, currency)}, what the seats put in and what was carried in`,
      found: said`pots of ${money(account.pot, currency)}`,
    }),
  ];
}

function checkPotAgainstAwards(account: HandAccount, currency: string): Finding[] {
  const out = account.collected + account.rake + account.carriedOut;
  if (out === account.pot) return [];
  const inMoney = (amount: Minor): Said => money(amount, currency);
  return [
    raise({
      code: 'pot-not-awarded',
      expected: said`${inMoney(account.pot)} awarded, dropped or carried out`,
      found: said`${inMoney(out)} (awarded ${inMoney(account.collected)}, rake ${inMoney(account.rake)}, carried out ${inMoney(account.carriedOut)})`,
    }),
  ];
}
