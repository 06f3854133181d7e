import { said } from '../../finding-catalogue/finding';
import { breach } from '../../games/rule';
import type { Check } from '../_core/evaluation.state';
import { rulesAtTable } from '../_core/rules/rules-at-table';
import { type BankAward, isAwardOver } from './bank-award.state';

/** Finds a bank that goes to another player before the shoes or days are over for which the direction awarded it. */
export const checkAwardKept: Check<'cagnotte.bank.adjudicated.v1'> = (event, before) => {
  const award = before.session.bankAward;
  const { banker } = event.data;
  if (award === undefined || award.banker === banker || isAwardOver(award)) return [];
  const found = rulesAtTable(event, before);
  const rule = found?.ok === true ? found.value.rules.awarded : undefined;
  if (rule === undefined) return [];
  return [
    breach(rule, {
      code: 'bank-awarded-for-longer',
      expected: said('bank-of-for', { banker: award.banker, time: timeOf(award) }),
      found: said('bank-of', { banker }),
    }),
  ];
};

const timeOf = ({ awardedFor: { shoes = 0, days } }: BankAward) =>
  days === undefined ? said('bank-time-shoes', { count: shoes }) : said('bank-time-days', { count: days });
