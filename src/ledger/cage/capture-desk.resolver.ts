import { ArgsType, Args, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { mayReportFrom, reportingAt } from '../../access/principal';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { badInput } from '../../api/coded-error';
import { OfCasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Answer, CurrentScope, type RequestScope } from '../../api/snapshot/operation-context';
import { currencyExponent } from '../../kernel/money';
import { isClosed } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import type { Gap } from '../fact-order/source-sequence.state';
import { readCasinoBooks, readKnownDays } from '../casino/known-days.queries';
import type { TabletSource } from './capture-desk.queries';
import { readSessionsUnderWay, readSource, readTabletSources } from './capture-desk.queries';
import { InSession } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';

const TABLET = /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/;
const LATEST_DAYS = 7;

@ArgsType()
class CaptureDeskArguments extends g.args(OfCasinoArguments, {
  tablet: g.text('The name of the tablet: lower-case letters, digits and hyphens, e.g. pit-1.'),
  waitFor: g.optional(g.text('A receipt: waits until the answer contains it.')),
}) {}

@ArgsType()
class SourceStateArguments extends g.args(OfCasinoArguments, {
  source: g.text('A source that the credential may report from: /casinos/granada/tables/RF1/terminal-2.'),
  waitFor: g.optional(g.text('A receipt: waits until the answer contains it.')),
}) {}

@ObjectType({ description: 'A table of which facts are captured.' })
class CaptureTable extends g.object({
  table: g.text(),
  game: g.text('Game code.'),
}) {}

@ObjectType({ description: 'A session of the latest gaming days, without amounts.' })
class CaptureSession extends g.object(InSession, {
  game: g.nullable(g.text('Game code; null: not stated.')),
  openedAt: g.instant(),
  closedAt: g.nullable(g.instant('Null: still open.')),
}) {}

@ObjectType({ description: 'A source, and the numbers that have arrived from it.' })
class CaptureSource extends g.object({
  source: g.text(),
  lastSequence: g.text('The highest number that has arrived, a decimal text.'),
  missing: g.list(g.text('Numbers that have not: "7" or "7-9".')),
}) {}

@ObjectType({
  description:
    'The data that a tablet needs to capture facts, and which of its own reports have arrived; without amounts.',
})
class CaptureDesk extends g.object(Answer, {
  currency: g.nullable(g.text('Currency of the books (ISO 4217); null: not opened.')),
  decimals: g.int('How many decimals the currency has.'),
  openDays: g.list(g.gamingDay('Gaming days that are not closed, latest first.')),
  tables: g.listOf(() => CaptureTable, 'The tables of the authorisation that is valid last.'),
  chipValues: g.list(
    g.text('Values of the authorised chips in minor units, as decimal texts; empty: the casino lists none.'),
  ),
  sessions: g.listOf(() => CaptureSession),
  sources: g.listOf(() => CaptureSource),
}) {}

@Resolver()
@RequirePermission('events:record')
export class SourceStateResolver {
  @Query(() => CaptureSource, {
    nullable: true,
    description:
      'Which numbers have arrived from one source, for a system that restarts and has lost its count; null: none has.',
  })
  async sourceState(
    @Args() { casino, source }: SourceStateArguments,
    @CurrentScope() { principal, snapshot }: RequestScope,
  ): Promise<CaptureSource | null> {
    await positionFor(principal, { casino }, snapshot);
    const isOfCasino = source.startsWith(`/casinos/${casino}/`);
    if (!isOfCasino || !mayReportFrom(reportingAt(principal, casino), source)) throw otherSource(source);
    const found = await snapshot.read((manager) => readSource(manager, { casino, source }));
    return found === undefined ? null : sourceOf(found);
  }
}

@Resolver()
@RequirePermission('capture:read')
export class CaptureDeskResolver {
  @AnswerField(
    () => CaptureDesk,
    'Tables, denominations and sessions for capture on a tablet, and the state of its sources.',
  )
  captureDesk(@Args() { tablet }: CaptureDeskArguments): AnswerOf<CaptureDesk> {
    if (!TABLET.test(tablet)) throw noTablet(tablet);
    return async ({ manager, casino, position }) => {
      const books = await readCasinoBooks(manager, { casino, position });
      const days = await readKnownDays(manager, { casino, position, limit: LATEST_DAYS });
      return {
        ...houseOf(books),
        openDays: days.filter((day) => !isClosed(books.closedDays ?? [], day)),
        sessions: await readSessionsUnderWay(manager, { casino, position }),
        sources: (await readTabletSources(manager, { casino, tablet })).map(sourceOf),
      };
    };
  }
}

function houseOf({
  currency,
  authorisations = [],
}: CasinoBooks): Pick<CaptureDesk, 'currency' | 'decimals' | 'tables' | 'chipValues'> {
  const last = authorisations.at(-1);
  return {
    currency: currency ?? null,
    decimals: currencyExponent(currency ?? 'EUR'),
    tables: (last?.tables ?? []).map(({ table, game }) => ({ table, game })),
    chipValues: (last?.chipValues ?? []).map(String),
  };
}

const sourceOf = ({ source, sequence: { last, gaps } }: TabletSource): CaptureSource => ({
  source,
  lastSequence: last.toString(),
  missing: gaps.map(numbersOf),
});

const numbersOf = ({ from, to }: Gap): string => (from === to ? `${from}` : `${from}-${to}`);

const otherSource = (source: string) =>
  badInput({
    en: `source: ${JSON.stringify(source.slice(0, 120))} is no source of this casino that your credential reports from; it names its sources (credentials, issueDeviceCredential).`,
    es: `source: ${JSON.stringify(source.slice(0, 120))} no es un origen de este casino del que su credencial comunique; ella nombra sus orígenes (credentials, issueDeviceCredential).`,
  });

const noTablet = (tablet: string) =>
  badInput({
    en: `tablet: ${JSON.stringify(tablet.slice(0, 60))} is no name of a tablet: use 2 to 40 lower-case letters, digits and hyphens, e.g. pit-1.`,
    es: `tablet: ${JSON.stringify(tablet.slice(0, 60))} no es un nombre de tableta: use de 2 a 40 letras minúsculas, cifras y guiones, p. ej. pit-1.`,
  });
