import { Inject } from '@nestjs/common';
import { Args, ArgsType, createUnionType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { moneyOf } from '../../api/scalars';
import { ExpectedAndFound } from '../../api/shared-fields.type';
import { OfCasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Answer, Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { type BooksInView, statedData } from '../../api/decision-writer';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import {
  type CorrectionToPreview,
  previewCorrection,
  type PreviewedCorrection,
  type PreviewedFinding,
  type PreviewedMovement,
} from '../../projector/runner/preview-correction';
import { addressOf } from '../_core/books/figure';
import { accountInChart, type ChartMapping } from '../casino/chart-mapping';
import { tableOf } from '../event-contract/streams';
import type { FindingRow } from '../findings/finding.read-model';
import { Severity, wordsOfKind } from '../findings/finding.type';
import { readFindingsToEnd } from '../findings/findings.queries';
import { readCharts } from '../gaming-day/known-days.queries';
import { accountSums } from '../journal/account-sums.queries';
import { AccountInChartType } from '../journal/journal-line.type';
import { correctionRefused, CorrectionRefusedType } from './correction-decision.resolver';
import { CorrectionDecisions, type WantedCorrection } from './correction.decisions';
import { g } from '../../api/schema-fields';

/** Rows and findings of an answer: more than a screen shows, and no more than a person reads. */
const MOST_SHOWN = 200;

@ArgsType()
class CorrectionPreviewArguments extends g.args(OfCasinoArguments, {
  source: g.text('As in proposeCorrection: the source of the event, or of its last correction.'),
  event: g.id('Id of that event within its source.'),
  replacement: g.optional(
    g.text('The replacement data as JSON text; without it the event would be cancelled.'),
  ),
}) {}

@ObjectType({
  description: 'The movement of an account in the books of a day, before and after a correction.',
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

@ObjectType('PreviewedFinding', { description: 'A finding that a correction would open or end.' })
class PreviewedFindingType extends g.object(ExpectedAndFound, {
  code: g.text('Kebab-case, stable.'),
  severity: g.of(() => Severity),
  title: g.text('What differs from what.'),
  titleEs: g.text('In Spanish.'),
  gamingDay: g.gamingDay(),
  table: g.nullable(g.text()),
}) {}

@ObjectType({
  description: 'What a correction would change if it were the next record. Nothing is recorded.',
})
export class CorrectionPreview extends g.object(Answer, {
  isPreviewed: g.bool('False: so much follows from the fact that only its approval works it out.'),
  facts: g.int('How many facts would be posted otherwise, the corrected one among them.'),
  figures: g.listOf(() => PreviewedFigure, `By booking day and account, at most ${MOST_SHOWN}.`),
  figureCount: g.int('How many figures change, also those that are not listed.'),
  findingsOpened: g.listOf(() => PreviewedFindingType, `At most ${MOST_SHOWN}.`),
  findingsEnded: g.listOf(() => PreviewedFindingType, `At most ${MOST_SHOWN}.`),
}) {}

export const CorrectionPreviewResult = createUnionType({
  name: 'CorrectionPreviewResult',
  types: () => [CorrectionPreview, CorrectionRefusedType] as const,
  resolveType: (value: object) => ('isPreviewed' in value ? CorrectionPreview : CorrectionRefusedType),
});

@Resolver()
@RequirePermission('corrections:decide')
export class CorrectionPreviewResolver {
  constructor(
    private readonly decisions: CorrectionDecisions,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  @Query(() => CorrectionPreviewResult, {
    description:
      'What a correction would change in the books, and which findings it would open and end: before it is proposed, and before it is approved.',
  })
  async correctionPreview(
    @Args() { casino, source, event, replacement }: CorrectionPreviewArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<typeof CorrectionPreviewResult> {
    const wanted = {
      corrects: { source, id: event },
      replacement: replacement ? statedData(replacement, 'replacement') : undefined,
    };
    const position = await positionFor(principal, { casino }, snapshot);
    return snapshot.read((manager) => this.preview(wanted, { casino, position, manager }));
  }

  private async preview(
    wanted: Pick<WantedCorrection, 'corrects' | 'replacement'>,
    inView: BooksInView,
  ): Promise<CorrectionPreview | CorrectionRefusedType> {
    const { casino, position, manager } = inView;
    const looked = await this.decisions.lookAt(wanted, inView);
    if (!looked.ok) return correctionRefused(looked.refusal);
    const gamingDay = looked.value.fact.gamingday;
    const asked = { ...wanted, casino, position, gamingDay, at: new Date().toISOString() };
    // The schema of the event was looked at, so it is the data of one.
    const effect = await previewCorrection(manager, this.store, asked as CorrectionToPreview);
    const preview = effect === undefined ? NOTHING : await previewOf(effect, inView);
    return Object.assign(new CorrectionPreview(), {
      ...{ position, asOf: null, isPreviewed: effect !== undefined },
      ...preview,
    });
  }
}

type Shown = Omit<CorrectionPreview, keyof Answer | 'isPreviewed'>;

const NOTHING: Shown = { facts: 0, figures: [], figureCount: 0, findingsOpened: [], findingsEnded: [] };

async function previewOf(
  { facts, movements, opens, closes, settles }: PreviewedCorrection,
  { casino, position, manager }: BooksInView,
): Promise<Shown> {
  const shown = movements.slice(0, MOST_SHOWN);
  const charts = await readCharts(manager, { casino, position });
  const booked = new Map<string, bigint>();
  for (const day of new Set(shown.map(({ bookingDay }) => bookingDay))) {
    const period = { casino, position, from: day, asOf: day, day: 'booking_day' } as const;
    for (const { account, currency, debits, credits } of await accountSums(manager, period))
      booked.set([day, account, currency].join(' '), debits - credits);
  }
  const ending = await readFindingsToEnd(manager, {
    ...{ casino, position, standings: settles },
    ofRecords: closes.map(({ ofRecord }) => ofRecord),
  });
  const ended = ending.filter(
    (row) =>
      (row.standing !== null && settles.includes(row.standing)) || closes.some((each) => isOf(row, each)),
  );
  return {
    ...{ facts, figureCount: movements.length },
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
    ...{ bookingDay, gamingDays: [...gamingDays], account },
    inChart: accountInChart(account, bookingDay, charts),
    figure: addressOf({ kind: 'movement', account, day: bookingDay, currency }),
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
