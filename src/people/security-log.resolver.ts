import { Args, ArgsType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLError } from 'graphql';
import { RequirePermission } from '../access/require-permission.decorator';
import { MOST_PER_PAGE, PAGE, PageInfo, pageInfoOf } from '../api/connection.type';
import { decodeCursor, encodeCursor, type PagedList } from '../api/cursor';
import { badInput, outOfRange } from '../api/coded-error';
import { assertMayCasino } from '../api/snapshot/casino-scope';
import { AtThePrimary, CurrentScope, type RequestScope } from '../api/snapshot/operation-context';
import { readSecurityLines } from '../security-log/security-log';
import { SECURITY_KINDS } from '../security-log/security-entry';
import type { SecurityLine } from '../security-log/security-line';
import { g } from '../api/schema-fields';

@ObjectType({ description: 'One of the further facts of a line.' })
export class SecurityDetail extends g.object({
  name: g.text(),
  value: g.text(),
}) {}

@ObjectType('SecurityLine', {
  description: 'A line of the security log. It contains no amounts, and of persons only identifiers.',
})
export class SecurityLineType extends g.object({
  number: g.id('Its number, from 1 without gaps.'),
  at: g.instant(),
  kind: g.text('What happened: a stable code, such as `permission.refused`.'),
  meaning: g.text('What happened, in words.'),
  meaningEs: g.text('In Spanish.'),
  casino: g.nullable(g.id('The casino it is about; null: the whole house.')),
  credential: g.nullable(g.id('The public id of the credential, or `console`.')),
  person: g.nullable(g.id('The staff number of the person.')),
  address: g.nullable(g.text('The network address of the client.')),
  times: g.int('How often it happened: 1, or the repetitions since `since`.'),
  since: g.nullable(g.instant('When the repetitions began.')),
  details: g.listOf(() => SecurityDetail),
  hash: g.text('SHA-256 of the line and of the hash of the line before it.'),
}) {}

@ObjectType()
export class SecurityLineEdge extends g.object({
  node: g.of(() => SecurityLineType),
  cursor: g.text(),
}) {}

@ObjectType()
export class SecurityLogConnection extends g.object({
  edges: g.listOf(() => SecurityLineEdge),
  pageInfo: g.of(() => PageInfo),
}) {}

@ArgsType()
export class SecurityLogArguments extends g.args({
  ...PAGE,
  casino: g.optional(
    g.nullable(
      g.id(
        'Lines about this casino; default: about all casinos of the key, and about the house if it has all.',
      ),
    ),
  ),
  kinds: g.optional(g.nullable(g.list(g.text('Lines of these kinds; default: of all.')))),
  from: g.optional(g.nullable(g.instant('Lines from this time on.'))),
  until: g.optional(g.nullable(g.instant('Lines before this time.'))),
}) {}

const SECURITY_LOG: PagedList = { name: 'securityLog', key: ['record'] };

@Resolver()
@RequirePermission('security-log:read')
export class SecurityLogResolver {
  @Query(() => SecurityLogConnection, {
    description: 'Sign-ins, refusals, credentials, exports and verifications, newest first.',
  })
  @AtThePrimary()
  async securityLog(
    @Args() { first, after, casino, kinds, from, until }: SecurityLogArguments,
    @CurrentScope() { principal, snapshot }: RequestScope,
  ): Promise<SecurityLogConnection> {
    if (!(first >= 1 && first <= MOST_PER_PAGE))
      throw outOfRange('first', first, { from: 1, to: MOST_PER_PAGE });
    const unknown = kinds?.find((kind) => !isKnown(kind));
    if (unknown !== undefined) throw unknownKind(unknown);
    if (casino !== null && casino !== undefined) assertMayCasino(principal, casino);
    const before = after === undefined ? undefined : decodeCursor(SECURITY_LOG, after).key[0];
    const lines = await snapshot.read((db) =>
      readSecurityLines(db, {
        before,
        kinds,
        from,
        until,
        limit: first + 1,
        casinos: casino ? [casino] : principal.casinos,
      }),
    );
    const edges = lines.slice(0, first).map((line) => ({ node: nodeOf(line), cursor: cursorOf(line) }));
    return { edges, pageInfo: pageInfoOf(edges, { hasNextPage: lines.length > first, after }) };
  }
}

const cursorOf = ({ number }: SecurityLine): string =>
  encodeCursor(SECURITY_LOG, { casino: '', position: number, key: [`${number}`] });

function nodeOf({ number, at, since, details, ...line }: SecurityLine): SecurityLineType {
  const { en, es } = isKnown(line.kind) ? SECURITY_KINDS[line.kind] : { en: line.kind, es: line.kind };
  const facts = JSON.parse(details) as Record<string, string>;
  return {
    ...line,
    number: `${number}`,
    at: at.toISOString(),
    since: since?.toISOString() ?? null,
    meaning: en,
    meaningEs: es,
    details: Object.entries(facts).map(([name, value]) => ({ name, value })),
  };
}

/** A later release may have written kinds that this one does not know. */
const isKnown = (kind: string): kind is keyof typeof SECURITY_KINDS => kind in SECURITY_KINDS;

const unknownKind = (kind: string): GraphQLError => {
  const known = Object.keys(SECURITY_KINDS).join(', ');
  return badInput({
    en: `kinds: the security log has no lines of kind ${kind}; it has ${known}.`,
    es: `kinds: el registro de seguridad no tiene líneas de la clase ${kind}; tiene ${known}.`,
  });
};
