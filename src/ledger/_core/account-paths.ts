import type { VariancePoint } from './account';
import type { AccountEnd, AccountPath } from './chart-of-accounts';

export type ChipHolder = 'table' | 'cambista' | 'cagnotte' | 'jackpot' | 'tips' | 'custody';

/** The account of a table; the account without a table segment where the report names no table. */
export const atTable = <Path extends string>(
  path: Path,
  table: string | undefined,
): Path | `${Path}:${string}` => (table === undefined ? path : `${path}:${table}`);

export const chipsOf = (holder: ChipHolder, table: string | undefined): AccountPath =>
  atTable(`chips:${holder}`, table);

export const dropOf = (table: string | undefined): AccountPath => atTable('cash:drop', table);

export const cambistaCashOf = (table: string | undefined): AccountPath => atTable('cash:cambista', table);

export const winOf = (game: string, table: string | undefined): AccountPath =>
  atTable(`win:${segment(game)}`, table);

export const commissionOf = (rule: string, table: string | undefined): AccountPath =>
  atTable(`commission:${segment(rule)}`, table);

export const varianceOf = (point: VariancePoint, table?: string): AccountPath =>
  atTable(`variance:${point}`, table);

export const jackpotOf = (pool: string): AccountPath => `jackpot:${pool}`;

export const jackpotShareOf = (pool: string, table: string | undefined): AccountPath =>
  atTable(`jackpot-share:${pool}`, table);

export const jackpotFundingOf = (pool: string): AccountPath => `jackpot-funding:${pool}`;

export const potOf = (table: string | undefined): AccountPath => atTable('pot', table);

/** Chips on their way between cage and table, by slip: the cage posts one half, the table the other. */
export const TRANSIT = 'chips:transit';

/** The end of a movement of chips under a slip. */
export const underway = (slip: string | undefined): AccountEnd => ({ account: TRANSIT, subLedger: slip });

/** A customer's cheque in the cage, by its number. */
export const chequeOf = (document: string | undefined): AccountEnd => ({
  account: 'cheques:cage',
  subLedger: document,
});

/** The account that the house debits when a customer pays in cash, by cheque or by bank. */
export const paidWith = (means: 'cash' | 'cheque' | 'bank', document?: string): AccountEnd =>
  means === 'cheque' ? chequeOf(document) : ({ cash: 'cash:cage', bank: 'bank' } as const)[means];

/** A text of an event as one segment of a path; colons are escaped, because they separate segments. */
export const segment = (words: string): string => (words === '' ? 'unstated' : escaped(words));

/** The sub-ledger of a member of a player's bank: `bank:member`, escaped. */
export const memberOf = ({ bank, member }: { bank: string; member: string }): string =>
  `${escaped(bank)}:${escaped(member)}`;

/** The bank and the member in a sub-ledger, as `memberOf` writes it. */
export function readMember(subLedger: string): { bank: string; member: string } {
  const [bank = '', member = ''] = subLedger.split(':');
  return { bank: unescaped(bank), member: unescaped(member) };
}

const escaped = (words: string): string => words.replaceAll('%', '%25').replaceAll(':', '%3A');
const unescaped = (words: string): string => words.replaceAll('%3A', ':').replaceAll('%25', '%');
