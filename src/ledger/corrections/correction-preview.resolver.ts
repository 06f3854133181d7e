import { Inject } from '@nestjs/common';
import {
  Args,
  ArgsType,
  createUnionType,
  Field,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { Money, moneyOf, GamingDayType } from '../../api/scalars';
import { ExpectedAndFound } from '../../api/shared-fields.type';
import { OfCasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Answer, Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { type BooksInView, statedData } from '../../api/decision-writer';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
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

/** Rows and findings of an answer: more than a screen shows, and no more than a person reads. */
const MOST_SHOWN = 200;

@ArgsType()
class CorrectionPreviewArguments extends OfCasinoArguments {
  @Field({ description: 'As in proposeCorrection: the source of the event, or of its last correction.' })
  source!: string;

  @Field(() => ID, { description: 'Id of that event within its source.' })
  event!: string;

  @Field({
    nullable: true,
    description: 'The replacement data as JSON text; without it the event would be cancelled.',
  })
  replacement?: string;
}

@ObjectType({
  description: 'The movement of an account in the books of a day, before and after a correction.',
})
class PreviewedFigure {
  @Field(() => GamingDayType, {
    description: 'The booking day: an open day, also for facts of a closed one.',
  })
  bookingDay!: string;

  @Field(() => [GamingDayType], { description: 'The gaming days of the facts that move it.' })
  gamingDays!: string[];

  @Field()
  account!: string;

  @Field(() => AccountInChartType, { description: 'On the booking day.' })
  inChart!: AccountInChartType;

  @Field(() => ID, { description: 'Its address, to explain what it is made of now.' })
  figure!: string;

  @Field(() => Money, { description: 'Debits less credits of the day, as they are in the books now.' })
  before!: Money;

  @Field(() => Money, { description: 'As they would be.' })
  after!: Money;

  @Field(() => Money, { description: 'After less before.' })
  change!: Money;
}

@ObjectType('PreviewedFinding', { description: 'A finding that a correction would open or end.' })
class PreviewedFindingType extends ExpectedAndFound {
  @Field({ description: 'Kebab-case, stable.' })
  code!: string;

  @Field(() => Severity)
  severity!: FindingSeverity;

  @Field({ description: 'What differs from what.' })
  title!: string;

  @Field({ description: 'In Spanish.' })
  titleEs!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => String, { nullable: true })
  table!: string | null;
}

@ObjectType({
  description: 'What a correction would change if it were the next record. Nothing is recorded.',
})
export class CorrectionPreview extends Answer {
  @Field({ description: 'False: so much follows from the fact that only its approval works it out.' })
  isPreviewed!: boolean;

  @Field(() => Int, {
    description: 'How many facts would be posted otherwise, the corrected one among them.',
  })
  facts!: number;

  @Field(() => [PreviewedFigure], { description: `By booking day and account, at most ${MOST_SHOWN}.` })
  figures!: PreviewedFigure[];

  @Field(() => Int, { description: 'How many figures change, also those that are not listed.' })
  figureCount!: number;

  @Field(() => [PreviewedFindingType], { description: `At most ${MOST_SHOWN}.` })
  findingsOpened!: PreviewedFindingType[];

  @Field(() => [PreviewedFindingType], { description: `At most ${MOST_SHOWN}.` })
  findingsEnded!: PreviewedFindingType[];
}

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
