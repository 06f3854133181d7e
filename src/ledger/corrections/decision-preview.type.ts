import { ObjectType } from '@nestjs/graphql';
import { inMoney, moneyOf } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { ExpectedAndFound } from '../../api/shared-fields.type';
import { Answer } from '../../api/snapshot/operation-context';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import type {
  PreviewedDecision,
  PreviewedFinding,
  PreviewedMovement,
} from '../../projector/runner/preview-decision';
import { addressOfFigure } from '../_core/books/figure';
import { accountInChart, type ChartMapping } from '../casino/chart-mapping';
import { tableOf } from '../../kernel/source';
import type { FindingRow } from '../findings/finding.read-model';
import { Severity, wordsOfKind } from '../findings/finding.type';
import { readFindingsToEnd } from '../findings/findings.queries';
import { accountBalances } from '../journal/account-sums.queries';
import { readCasinoBooks, readCharts } from '../casino/known-days.queries';
import { readPresentedEffect } from '../summary-journal/previewed-accounts.queries';
import type { ComparedMovement } from '../summary-journal/summary-journal';
import { AccountInChartType } from '../journal/journal-line.type';

/** Limits rows and findings of a preview to what a person can read. */
const MOST_SHOWN = 200;

@ObjectType({
  description: 'The movement of an account in the books of a day, before and after a decision.',
})
class PreviewedFigure extends g.object({
  bookingDay: g.gamingDay('The booking day: an open day, also for facts of a closed one.'),
  gamingDays: g.list(g.gamingDay('The gaming days of the facts that move it.')),
  account: g.text(),
  inChart: g.of(() => AccountInChartType, 'On the booking day.'),
  figure: g.id('Its address, to explain what it is made of now.'),
  before: g.money('Debits less credits of the day, as they are in the books now.'),
  after: g.money('As they would be.'),
  change: g.money('After less before.'),
}) {}

@ObjectType('PreviewedFinding', { description: 'A finding that a decision would open or end.' })
class PreviewedFindingType extends g.object(ExpectedAndFound, {
  code: g.text('Kebab-case, stable.'),
  severity: g.of(() => Severity),
  title: g.text('What differs from what.'),
  titleEs: g.text('In Spanish.'),
  gamingDay: g.gamingDay(),
  table: g.nullable(g.text()),
}) {}

@ObjectType({
  description:
    'The movement of an account in the summary journal of a day, where the casino presents games gross (701/702) or tips as income: before and after a decision.',
})
class PresentedFigure extends g.object({
  bookingDay: g.gamingDay(),
  account: g.text('As it is presented: players-winnings (702), win (701), tips-income, tips-shared.'),
  inChart: g.of(() => AccountInChartType, 'On the booking day.'),
  before: g.money('Debits less credits of the day, as the summary journal has them now.'),
  after: g.money('As it would have them.'),
  change: g.money('After less before.'),
}) {}

const NOT_LISTED = 'How many, also those that are not listed.';

@ObjectType({ isAbstract: true })
export abstract class DecisionPreview extends g.object(Answer, {
  isPreviewed: g.bool('False: the effect is too large to be calculated before the approval.'),
  facts: g.int('How many facts would be posted otherwise; in a correction the corrected one is among them.'),
  figures: g.listOf(() => PreviewedFigure, `By booking day and account, at most ${MOST_SHOWN}.`),
  figureCount: g.int('How many figures change, also those that are not listed.'),
  presented: g.listOf(
    () => PresentedFigure,
    `What the summary journal would present otherwise than the ledger posts it, by booking day and account; at most ${MOST_SHOWN}, of entries that are known.`,
  ),
  findingsOpened: g.listOf(() => PreviewedFindingType, `At most ${MOST_SHOWN}.`),
  findingsOpenedCount: g.int(NOT_LISTED),
  findingsEnded: g.listOf(() => PreviewedFindingType, `At most ${MOST_SHOWN}.`),
  findingsEndedCount: g.int(NOT_LISTED),
}) {}

type Shown = Omit<DecisionPreview, keyof Answer | 'isPreviewed'>;

/** Figures of the summary journal in the charts by which they would be presented. */
export const presentedFigures = (
  compared: readonly ComparedMovement[],
  charts: readonly ChartMapping[],
): Shown['presented'] =>
  compared.slice(0, MOST_SHOWN).map(({ bookingDay, account, currency, before, after }) => ({
    bookingDay,
    account,
    inChart: accountInChart(account, bookingDay, charts),
    ...inMoney(currency, { before, after, change: after - before }),
  }));

export const NOTHING_PREVIEWED: Shown = {
  facts: 0,
  figures: [],
  figureCount: 0,
  presented: [],
  findingsOpened: [],
  findingsOpenedCount: 0,
  findingsEnded: [],
  findingsEndedCount: 0,
};

export async function previewOf(
  { facts, movements, opens, closes, settles, lines, paid }: PreviewedDecision,
  { casino, position, manager }: BooksInView,
): Promise<Shown> {
  const shown = movements.slice(0, MOST_SHOWN);
  const charts = await readCharts(manager, { casino, position });
  const booked = new Map<string, bigint>();
  for (const day of new Set(shown.map(({ bookingDay }) => bookingDay))) {
    const period = { casino, position, from: day, asOf: day, day: 'booking_day' } as const;
    for (const { account, currency, balance } of await accountBalances(manager, period))
      booked.set([day, account, currency].join(' '), balance);
  }
  const ending = await readFindingsToEnd(manager, {
    casino,
    position,
    standings: settles,
    ofRecords: closes.map(({ ofRecord }) => ofRecord),
  });
  const ended = ending.filter(
    (row) =>
      (row.standing !== null && settles.includes(row.standing)) || closes.some((each) => isOf(row, each)),
  );
  const { currency = 'EUR' } = await readCasinoBooks(manager, { casino, position });
  const presented = await readPresentedEffect(
    manager,
    { casino, position, currency },
    { lines, paid, charts },
  );
  return {
    facts,
    presented: presentedFigures(presented, charts),
    figureCount: movements.length,
    findingsOpenedCount: opens.length,
    findingsEndedCount: ended.length,
    figures: shown.map((movement) => figureOf(movement, booked, charts)),
    findingsOpened: opens.slice(0, MOST_SHOWN).map(openedBy),
    findingsEnded: ended
      .slice(0, MOST_SHOWN)
      .map((row) => ({ ...row, ...wordsOfKind(row.code), table: row.tableId })),
  };
}

const isOf = (row: FindingRow, { finding, ofRecord }: PreviewedFinding): boolean =>
  row.ofRecord === ofRecord &&
  row.code === finding.code &&
  row.ruleId === finding.ruleId &&
  row.expected === finding.expected &&
  row.found === finding.found;

function figureOf(
  { bookingDay, gamingDays, account, currency, change }: PreviewedMovement,
  booked: ReadonlyMap<string, bigint>,
  charts: readonly ChartMapping[],
): PreviewedFigure {
  const before = booked.get([bookingDay, account, currency].join(' ')) ?? 0n;
  return {
    bookingDay,
    gamingDays: [...gamingDays],
    account,
    inChart: accountInChart(account, bookingDay, charts),
    figure: addressOfFigure({ kind: 'movement', account, day: bookingDay, currency }),
    before: moneyOf(before, currency),
    after: moneyOf(before + change, currency),
    change: moneyOf(change, currency),
  };
}

const openedBy = ({ finding, gamingDay, source }: PreviewedFinding): PreviewedFindingType => ({
  ...finding,
  ...wordsOfKind(finding.code),
  gamingDay: finding.of?.gamingDay ?? gamingDay,
  table: (finding.of === undefined ? tableOf(source) : finding.of.table) ?? null,
});
