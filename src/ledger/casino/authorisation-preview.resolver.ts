import { Inject } from '@nestjs/common';
import { Args, createUnionType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { statedData } from '../_core/decisions/decision-writer';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import { type Money, moneyOf } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { previewAuthorisation, type PreviewedAuthorisation } from '../../projector/runner/preview-decision';
import {
  DecisionPreview,
  NOTHING_PREVIEWED,
  presentedFigures,
  previewOf,
} from '../corrections/decision-preview.type';
import type { CountedDifferences } from '../gaming-day/day-figures';
import { readCountedDifferences, tolerancesOf } from '../gaming-day/counted-differences.queries';
import { varianceRows } from '../gaming-day/holder.tie-outs';
import { tieOut } from '../gaming-day/tie-out';
import { dutyRulesOn } from '../duty/duty-rules';
import { dutyOfYear } from '../duty/duty-accrual.decisions';
import { readCharts, readKnownDays } from './known-days.queries';
import { tieOutOf, type TieOutRowType } from '../gaming-day/tie-out.type';
import { AuthorisationDecisions } from './authorisation.decisions';
import { AUTHORISATION, AuthorisationRefused, ProposeAuthorisationArguments } from './authorisation.type';
import {
  NOTHING_STATED,
  PreviewedAreas,
  PreviewedDifference,
  PreviewedDuty,
  PreviewedExpiries,
  PreviewedShifts,
  PreviewedTimeZone,
  statedOtherwise,
} from './authorisation-preview.type';
import { inForce, isClosed } from './authorisation.state';
import type { CasinoAuthorised } from './casino.events';
import type { CasinoBooks } from './casino-books.state';
import { type ChartMapping, chartsOf } from './chart-mapping';
import { readPresentedOtherwise } from '../summary-journal/previewed-accounts.queries';

/** Limits the open days whose checks are compared to what a person can read. */
const MOST_DAYS = 31;

@ObjectType({
  description: 'What an authorisation would change if it were the next record. Nothing is recorded.',
})
export class AuthorisationPreview extends g.object(DecisionPreview, {
  timeZones: g.listOf(
    () => PreviewedTimeZone,
    'The days from which the casino would keep another time zone, ascending: its books print hours of that. Closed days keep theirs.',
  ),
  shifts: g.listOf(
    () => PreviewedShifts,
    'The days from which the shifts would be others, ascending; figures by shift follow them.',
  ),
  areas: g.listOf(
    () => PreviewedAreas,
    'The days from which the areas of the floor would be others, ascending; figures by area follow them.',
  ),
  expiries: g.listOf(
    () => PreviewedExpiries,
    'The days from which prizes of pools could be collected for another time, ascending.',
  ),
  duty: g.listOf(() => PreviewedDuty, 'By year, where it would be another amount.'),
  differences: g.listOf(
    () => PreviewedDifference,
    `Of open days, the latest ${MOST_DAYS}: those that would need an explanation, or none any more, or are allowed otherwise.`,
  ),
}) {}

export const AuthorisationPreviewResult = createUnionType({
  name: 'AuthorisationPreviewResult',
  types: () => [AuthorisationPreview, AuthorisationRefused] as const,
  resolveType: (value: object) => ('isPreviewed' in value ? AuthorisationPreview : AuthorisationRefused),
});

@Resolver()
@RequirePermission('casinos:authorise')
export class AuthorisationPreviewResolver {
  constructor(
    private readonly decisions: AuthorisationDecisions,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  @AnswerField(
    () => AuthorisationPreviewResult,
    'What an authorisation would change in the books of open days, and which findings it would open and end: before it is proposed, and before it is approved.',
  )
  authorisationPreview(
    @Args() { authorisation: text }: ProposeAuthorisationArguments,
  ): AnswerOf<AuthorisationPreview | AuthorisationRefused> {
    const stated = statedData(text, 'authorisation');
    return async (inView) => {
      const why = await this.decisions.proposalRefusal(stated, inView);
      if (why !== undefined) return AUTHORISATION.refused(why) as AuthorisationRefused;
      const authorisation = stated as CasinoAuthorised;
      const { casino, position, manager } = inView;
      const { validFrom } = authorisation;
      const effect = await previewAuthorisation(manager, this.store, {
        casino,
        position,
        authorisation,
        gamingDay: validFrom,
        at: new Date().toISOString(),
      });
      if (effect === undefined)
        return { isPreviewed: false, ...NOTHING_PREVIEWED, ...NOTHING_STATED, duty: [], differences: [] };
      return {
        isPreviewed: true,
        ...(await previewOf(effect, inView)),
        presented: await presentedIn(effect, inView),
        ...statedOtherwise(effect.books),
        ...(await ofOpenDays(effect, { inView, from: validFrom })),
      };
    };
  }
}

async function presentedIn(
  { books }: Pick<PreviewedAuthorisation, 'books'>,
  { casino, position, manager }: BooksInView,
): Promise<AuthorisationPreview['presented']> {
  const [before = [], after = []] = [books.before, books.after].map(({ authorisations = [] }) =>
    chartsOf(authorisations),
  );
  const { currency = 'EUR' } = books.before;
  const at = { casino, position, currency };
  return presentedFigures(await readPresentedOtherwise(manager, at, { before, after }), after);
}

interface Reached {
  readonly inView: BooksInView;
  readonly from: string;
}

async function ofOpenDays(
  effect: PreviewedAuthorisation,
  { inView, from }: Reached,
): Promise<Pick<AuthorisationPreview, 'duty' | 'differences'>> {
  const { casino, position, manager } = inView;
  const { closedDays = [] } = effect.books.before;
  const known = await readKnownDays(manager, { casino, position, period: { from, until: '9999-12-31' } });
  const open = known.filter((day) => !isClosed(closedDays, day));
  const charts = await readCharts(manager, { casino, position });
  const differences: PreviewedDifference[] = [];
  for (const day of open.slice(0, MOST_DAYS).reverse())
    differences.push(...(await differencesOf(effect, { inView, day, charts })));
  return { duty: await dutyOf(effect, { inView, open }), differences };
}

/** @param open days, the latest first */
async function dutyOf(
  { books, lines }: PreviewedAuthorisation,
  {
    inView: { casino, position, manager },
    open,
  }: { readonly inView: BooksInView; readonly open: readonly string[] },
): Promise<PreviewedDuty[]> {
  const { currency = 'EUR' } = books.before;
  const money = (amount: bigint | undefined): Money | null =>
    amount === undefined ? null : moneyOf(amount, currency);
  const duty: PreviewedDuty[] = [];
  const lastDays = open.filter((day, at) => open[at - 1]?.slice(0, 4) !== day.slice(0, 4));
  for (const until of lastDays.reverse()) {
    const of = { casino, position, currency, until };
    const before = await dutyOfYear(manager, { ...of, books: books.before });
    const after = await dutyOfYear(manager, { ...of, books: books.after }, lines);
    const change = before === undefined || after === undefined ? undefined : after - before;
    if (before !== after)
      duty.push({
        until,
        before: money(before),
        after: money(after),
        change: money(change),
        readUntil: readUntilOn(until, books.after),
      });
  }
  return duty;
}

const readUntilOn = (day: string, { authorisations = [] }: CasinoBooks): string | null =>
  dutyRulesOn(day, inForce(authorisations, day)).tariff?.readUntil ?? null;

async function differencesOf(
  { books, lines }: PreviewedAuthorisation,
  {
    inView: { casino, position, manager },
    day,
    charts,
  }: { readonly inView: BooksInView; readonly day: string; readonly charts: readonly ChartMapping[] },
): Promise<PreviewedDifference[]> {
  const rulesIn = (of: CasinoBooks) => inForce(of.authorisations ?? [], day)?.accounting;
  const rowsOf = (figures: CountedDifferences): readonly TieOutRowType[] =>
    tieOutOf(tieOut({ day, check: 'K12' }, varianceRows(figures)), { charts }).rows;
  const known = await readCountedDifferences(manager, { casino, position, day }, rulesIn(books.before));
  const posted = lines.filter(({ bookingDay }) => bookingDay === day);
  const before = rowsOf(known);
  const after = rowsOf({
    ...known,
    moves: [...known.moves, ...posted],
    tolerances: tolerancesOf(rulesIn(books.after)),
  });
  const places = new Set([...before, ...after].map(({ at }) => at));
  return [...places]
    .map((place) => ({
      day,
      before: before.find(({ at }) => at === place) ?? null,
      after: after.find(({ at }) => at === place) ?? null,
    }))
    .filter(({ before: was, after: is }) => was?.expected !== is?.expected || was?.found !== is?.found);
}
