import { accountInChart, type ChartMapping } from '../casino/chart-mapping';
import { EVENT_DEFINITIONS } from '../event-contract/catalogue';
import { currencyExponent, type Minor } from '../../kernel/money';

/** An account, or a branch of accounts. */
export interface LedgerBranch {
  readonly account: string;
  /** Whether the accounts below it are read as well. */
  readonly subtree: boolean;
}

/** Which lines of the journal are wanted; all that is given has to hold. */
export interface FilterOfLines {
  readonly branch?: LedgerBranch;
  readonly text?: string;
  /** Decimal text, as a person writes it. */
  readonly amountFrom?: string;
  readonly amountTo?: string;
  readonly currency?: string;
  readonly table?: string;
  /** Game code. */
  readonly game?: string;
  readonly entryKinds?: readonly string[];
  readonly eventTypes?: readonly string[];
  readonly document?: string;
}

/** Whether lines are left out besides those of other accounts. */
export const isNarrowed = ({ branch: _branch, ...rest }: FilterOfLines): boolean =>
  Object.keys(rest).length > 0;

/** Removes accents and capitals, so that names match as people type them. */
export const plainWords = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The types whose title, in either language, contains the text. */
export const typesTitled = (text: string): string[] =>
  EVENT_DEFINITIONS.filter(({ title, concept }) =>
    [title.en, title.es, concept ?? ''].some((words) => plainWords(words).includes(plainWords(text))),
  ).map(({ type }) => type);

/** The accounts whose code or name, in either language, contains the text. */
export const accountsNamed = (
  text: string,
  accounts: readonly string[],
  { day, charts }: { readonly day: string; readonly charts: readonly ChartMapping[] },
): string[] =>
  accounts.filter((account) => {
    const { code, name, nameEs } = accountInChart(account, day, charts);
    return [code, name, nameEs].some((words) => plainWords(words).includes(plainWords(text)));
  });

/**
 * An amount that a person wrote, in minor units: a least amount is rounded up and a greatest one down, so that places that
 * the currency does not have exclude nothing that lies between them.
 */
export function minorOf(decimal: string, currency: string, bound: 'least' | 'greatest'): Minor {
  const [whole = '0', places = ''] = decimal.split('.');
  const exponent = currencyExponent(currency);
  const kept = BigInt(`${whole}${places.slice(0, exponent).padEnd(exponent, '0')}`);
  return bound === 'least' && /[1-9]/.test(places.slice(exponent)) ? kept + 1n : kept;
}
