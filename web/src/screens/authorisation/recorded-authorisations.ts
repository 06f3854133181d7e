import { GAME_CODES } from '../../../../src/games/game-codes';
import type { Field } from '../../api/event-form';
import { ask } from '../../api/ask';
import {
  AuthorisationsDocument,
  type AuthorisationsQuery,
  type AuthorisationsQueryVariables,
} from '../../api/generated/operations';
import { type Exact, readExact } from '../../money/exact-json';

type Data = { readonly [name: string]: Exact };

interface Signed {
  readonly [name: string]: Exact;
  readonly id: string;
  readonly name?: string;
}

type AuthorisedTable = Data & {
  readonly table: string;
  readonly game: string;
  readonly minimum: { readonly from: bigint; readonly to?: bigint };
  readonly maxima?: Readonly<Record<string, bigint>>;
  readonly seats?: bigint;
};

/** The data of `casino.authorised` with the members that the screen reads; amounts in minor units. */
export type Authorised = Data & {
  readonly validFrom: string;
  readonly document?: string;
  readonly timeZone?: string;
  readonly by?: Signed;
  /** The second person; absent in the first authorisation of a casino. */
  readonly approvedBy?: Signed;
  readonly games: readonly string[];
  readonly tables: readonly AuthorisedTable[];
};

/** A recorded authorisation. */
export interface RecordedAuthorisation {
  readonly record: number;
  readonly data: Authorised;
}

export type Proposed = AuthorisationsQuery['authorisations']['proposed'][number];
export type KnownDay = AuthorisationsQuery['gamingDays']['edges'][number]['node'];

/** The authorisations of a casino in the order of their first days; of two from one day, the later recorded comes last. */
const recordedAuthorisations = (pages: readonly AuthorisationsQuery[]): readonly RecordedAuthorisation[] =>
  pages
    .flatMap(({ events }) => events.edges)
    .filter(({ node }) => node.standing === 'COUNTED')
    .map(({ node }) => ({
      record: node.recordNumber,
      data: (readExact(node.bytes) as { readonly data: Authorised }).data,
    }))
    .sort(({ data: one }, { data: other }) =>
      one.validFrom === other.validFrom ? 0 : one.validFrom < other.validFrom ? -1 : 1,
    );

/** Reads all pages, since the authorisation in force may be on any of them. */
export async function readAuthorisations(wanted: AuthorisationsQueryVariables, signal: AbortSignal) {
  const first = await ask(AuthorisationsDocument, wanted, signal);
  const pages = [first];
  for (let at = first.events.pageInfo; at.hasNextPage; at = pages.at(-1)!.events.pageInfo)
    pages.push(
      await ask(AuthorisationsDocument, { ...wanted, waitFor: undefined, after: at.endCursor }, signal),
    );
  return {
    answer: first.events,
    all: recordedAuthorisations(pages),
    proposed: first.authorisations.proposed,
    days: first.gamingDays.edges.map(({ node }) => node),
  };
}

/** The authorisation in force on a day. A new one with this first day would replace it. */
export const inForceOn = (
  all: readonly RecordedAuthorisation[],
  day: string,
): RecordedAuthorisation | undefined => all.findLast(({ data }) => data.validFrom <= day);

/** The next authorisation after a day; it ends the validity of one with that first day. */
export const nextAfter = (
  all: readonly RecordedAuthorisation[],
  day: string,
): RecordedAuthorisation | undefined => all.find(({ data }) => data.validFrom > day);

const GAME = { name: 'game', shape: { is: 'choice', of: GAME_CODES } } as const;
const MONEY = { is: 'money' } as const;
const YES_NO = { is: 'yes-no' } as const;

/** The members of `casino.authorised` that the form can change; all others are copied. */
export const TERMS: readonly Field[] = [
  { name: 'timeZone', shape: { is: 'text', most: 60 }, isOptional: true },
  {
    name: 'tables',
    shape: {
      is: 'list',
      least: 0,
      of: {
        is: 'group',
        fields: [
          { name: 'table', shape: { is: 'text', most: 63 } },
          GAME,
          {
            name: 'minimum',
            shape: {
              is: 'group',
              fields: [
                { name: 'from', shape: MONEY },
                { name: 'to', shape: MONEY, isOptional: true },
              ],
            },
          },
          { name: 'maxima', shape: { is: 'amounts' }, isOptional: true },
          { name: 'seats', shape: { is: 'number', least: 1, most: 40 }, isOptional: true },
          {
            name: 'bank',
            shape: {
              is: 'group',
              fields: [
                { name: 'minimum', shape: MONEY, isOptional: true },
                { name: 'maximum', shape: MONEY, isOptional: true },
              ],
            },
            isOptional: true,
          },
          { name: 'unlimitedBank', shape: YES_NO, isOptional: true },
          { name: 'withoutCards', shape: YES_NO, isOptional: true },
          {
            name: 'captures',
            shape: {
              is: 'group',
              fields: [
                { name: 'rounds', shape: YES_NO },
                { name: 'buyIns', shape: YES_NO },
              ],
            },
            isOptional: true,
          },
        ],
      },
    },
  },
  {
    name: 'resolutions',
    shape: {
      is: 'list',
      least: 0,
      of: {
        is: 'group',
        fields: [
          GAME,
          { name: 'resolution', shape: { is: 'text', most: 80 } },
          { name: 'date', shape: { is: 'day' } },
          {
            name: 'rate',
            shape: {
              is: 'group',
              fields: [
                { name: 'numerator', shape: { is: 'number', least: 0, most: 100_000 } },
                { name: 'denominator', shape: { is: 'number', least: 1, most: 100_000 } },
              ],
            },
          },
          { name: 'validFrom', shape: { is: 'day' } },
        ],
      },
    },
    isOptional: true,
  },
];

/** Document and first day of the later authorisation, which are never copied from an earlier one. */
export const FIELDS: readonly Field[] = [
  { name: 'validFrom', shape: { is: 'day' } },
  { name: 'document', shape: { is: 'text', most: 80 } },
  ...TERMS,
];

/**
 * The later authorisation as the service accepts it. Games of its tables are added to the authorised games; none is
 * removed. Fees of an earlier authorisation are left out: they have no effect, and the service refuses them.
 */
export function laterThan(before: Authorised, changed: Data): Authorised {
  const { tables } = changed as Pick<Authorised, 'tables'>;
  const games = [...new Set([...before.games, ...tables.map(({ game }) => game)])];
  return {
    ...before,
    ...changed,
    games,
    fees: undefined,
    by: undefined,
    approvedBy: undefined,
    proposal: undefined,
  } as unknown as Authorised;
}
