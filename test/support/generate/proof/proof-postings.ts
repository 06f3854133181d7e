import { CHART_OF_ACCOUNTS } from '../../../../src/ledger/_core/chart-of-accounts';
import { accountOf } from '../../../../src/ledger/_core/account';
import type { EntryLine } from '../../../../src/ledger/_core/journal-entry';
import { EVENT_DEFINITIONS } from '../../../../src/ledger/event-contract/catalogue';
import { divideGain, divideLoss } from '../../../../src/ledger/player-bank/player-bank.state';
import { MemoryBook } from '../../book/memory-book';
import { readNightEvents } from '../../book/night-events';
import { table } from '../markdown-table';
import { movedByType } from '../postings-page';
import { block } from './proof-bytes';
import { code, shortType } from './proof-tables';

export const chartTable = (): string =>
  table(
    ['account', 'kind', 'code', 'Spanish name', 'what it holds'],
    CHART_OF_ACCOUNTS.map(({ declared, kind, code: ofChart, es, holds }) => [
      code(declared),
      kind,
      ofChart,
      es,
      holds,
    ]),
  );

const listed = (accounts: ReadonlySet<string>): string =>
  CHART_OF_ACCOUNTS.flatMap(({ declared }) => (accounts.has(declared) ? [code(declared)] : [])).join(', ');

export function postingTable(root: string): string {
  const moved = movedByType(root);
  return table(
    ['type', 'credited', 'debited'],
    EVENT_DEFINITIONS.flatMap(({ type }) => {
      const of = moved.get(type);
      return of === undefined ? [] : [[code(shortType(type)), listed(of.credited), listed(of.debited)]];
    }),
  );
}

export function withoutPostings(root: string): string {
  const moved = movedByType(root);
  const types = EVENT_DEFINITIONS.filter(({ type }) => !moved.has(type));
  return types.map(({ type }) => code(shortType(type))).join(', ');
}

const lineText = ({ account, subLedger, debit, credit, basis, slip }: EntryLine): string =>
  [
    debit > 0n ? `Dr ${account} ${debit}` : `Cr ${account} ${credit}`,
    subLedger === undefined ? '' : `sub-ledger ${subLedger}`,
    slip === undefined ? '' : `slip ${slip}`,
    basis,
  ]
    .filter((part) => part !== '')
    .join(', ');

/** Entries of the first events of a told night for which something holds, with their lines in the order of the journal. */
function entriesOf(
  root: string,
  wanted: (lines: readonly EntryLine[], type: string) => boolean,
  most: number,
): string {
  const { entries } = new MemoryBook().postAll(readNightEvents(root, 'a'));
  const found = entries
    .filter(({ event, evaluation }) => wanted(evaluation.lines, event.type))
    .slice(0, most);
  if (found.length < most) throw new Error('the night has no such entries');
  return block(
    found
      .map(({ event: { type, source, data }, evaluation: { lines } }) =>
        [
          `${shortType(type)} of ${source}: ${JSON.stringify(data)}`,
          ...lines.map((line) => `  ${lineText(line)}`),
        ].join('\n'),
      )
      .join('\n'),
  );
}

export function transitExample(root: string): string {
  const slips = new Map<string, number>();
  const { entries } = new MemoryBook().postAll(readNightEvents(root, 'a'));
  for (const { evaluation } of entries)
    for (const { account, subLedger = '' } of evaluation.lines)
      if (accountOf(account).path === 'chips:transit') slips.set(subLedger, (slips.get(subLedger) ?? 0) + 1);
  const [slip] = [...slips].find(([name, count]) => name !== '' && count === 2)!;
  return entriesOf(root, (lines) => lines.some(({ subLedger }) => subLedger === slip), 2);
}

export const roundExample = (root: string): string =>
  entriesOf(root, (lines, type) => type === 'cagnotte.round.settled.v1' && lines.length > 0, 1);

/** A gain and a loss of a bank with three members. */
export function shareExamples(): string {
  const shares = [
    { member: 'banker', share: 10_000n },
    { member: 'partner-1', share: 5_000n },
    { member: 'partner-2', share: 2_000n },
  ];
  const shown = (parts: readonly { readonly member: string; readonly share: bigint }[]): string =>
    parts.map(({ member, share }) => `${member} ${share}`).join(', ');
  return table(
    ['shares in play', 'divided', '`rest-to-banker`', '`largest-remainder`'],
    [100n, -101n, -20_000n].map((amount) => [
      shown(shares),
      `${amount}`,
      ...(['rest-to-banker', 'largest-remainder'] as const).map((oddCents) => {
        const division = { banker: 'banker', oddCents };
        return shown(
          amount > 0n ? divideGain(amount, shares, division) : divideLoss(-amount, shares, division),
        );
      }),
    ]),
  );
}
