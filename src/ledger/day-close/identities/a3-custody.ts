import type { PlayerBank } from '../../player-bank/player-bank.state';
import type { Minor } from '../../../kernel/money';
import type { EntryLine } from '../../_core/journal-entry';
import type { Breach } from './identity';

export interface EntryAtTable {
  readonly type: string;
  readonly table: string | undefined;
  readonly lines: readonly EntryLine[];
}

const OWED = /^(player-bank|garage:(voluntary|improper))$|^pot(:|$)/;
/** Clearing a difference decides who bears it; the chips in custody stay what they are. */
const CLEARING = 'cagnotte.variance.cleared.v1';

/** A3, hard: what the croupier of a table keeps is owed to its players, less what it could not cover. */
export function checkCustody(entries: Iterable<EntryAtTable>): Breach[] {
  const sums = new Map<string, { custody: Minor; owed: Minor }>();
  for (const { type, table, lines } of entries) {
    if (type === CLEARING || table === undefined) continue;
    for (const { account, currency, debit, credit } of lines) {
      const at = `${table} ${currency}`;
      const sum = sums.get(at) ?? { custody: 0n, owed: 0n };
      if (account === `chips:custody:${table}`) sum.custody += debit - credit;
      if (OWED.test(account) || account === `variance:custody:${table}`) sum.owed += credit - debit;
      sums.set(at, sum);
    }
  }
  return [...sums]
    .filter(([, { custody, owed }]) => custody !== owed)
    .map(([at, { custody, owed }]) => ({
      identity: 'A3',
      at,
      expected: `${owed} owed`,
      found: `${custody} kept`,
    }));
}

/** A3, soft: nobody has a negative share of a bank. A3 of the ledger covers the sum of the shares. */
export const checkBanks = (banks: readonly PlayerBank[]): Breach[] =>
  banks.flatMap(({ bank, members }) =>
    members
      .filter(({ inPlay, voluntary, improper }) => inPlay < 0n || voluntary < 0n || improper < 0n)
      .map(({ member, inPlay, voluntary, improper }) => ({
        identity: 'A3-banks' as const,
        at: `${bank} ${member}`,
        expected: 'at least 0',
        found: `in play ${inPlay}, garages ${voluntary} and ${improper}`,
      })),
  );
