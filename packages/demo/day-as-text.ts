import { formatMinor } from '../../src/kernel/money';
import type { DemoReport } from './demo-report';

export function dayAsText(report: DemoReport, contradictions: readonly string[]): string {
  return [
    `Cagnotte ${report.release}`,
    ...report.casinos.flatMap(casinoAsText),
    '',
    report.ties ? 'Everything ties.' : 'It does NOT tie:',
    ...contradictions.map((contradiction) => `  ${contradiction}`),
  ].join('\n');
}

function casinoAsText(casino: DemoReport['casinos'][number]): string[] {
  const currency = casino.id.slice(-3).toUpperCase();
  const money = (minor: string): string => formatMinor(BigInt(minor), currency).padStart(14);
  const tied = casino.hands.filter(({ ties }) => ties).length;
  return [
    '',
    `${casino.id} · record ${casino.position} · chain ${casino.chainHash.slice(0, 16)}…`,
    `  ${'account'.padEnd(40)}${'debit'.padStart(14)}${'credit'.padStart(14)}  ${currency}`,
    ...casino.trialBalance.map(
      ({ account, debit, credit }) => `  ${account.padEnd(40)}${money(debit)}${money(credit)}`,
    ),
    `  chips issued ${money(casino.chips.issued).trim()}, on hand ${money(casino.chips.onHand).trim()}, ` +
      `with customers ${money(casino.chips.customers).trim()}`,
    ...casino.tables.map(({ id, result }) => `  table ${id.padEnd(34)}${money(result)} for the house`),
    ...casino.commissions.map(({ rule, amount }) => `  commission ${rule.padEnd(29)}${money(amount)}`),
    casino.hands.length === 0
      ? `  ${casino.findings.length} findings`
      : `  ${tied} of ${casino.hands.length} hands tie to the cent, ${casino.findings.length} findings`,
  ];
}
