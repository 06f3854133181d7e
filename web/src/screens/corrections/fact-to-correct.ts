import type { EventForm } from '../../api/event-form';
import { ask } from '../../api/ask';
import { EVENT_FORMS } from '../../api/generated/event-forms';
import {
  FactToCorrectDocument,
  type FactToCorrectQuery,
  type FactToCorrectQueryVariables,
  GameOfSessionDocument,
} from '../../api/generated/operations';
import { decimalText, type Exact, readExact } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import type { CaptureDesk } from '../capture/desk';

import { type FactContext, gameFormOf } from '../capture/read-fact';
import { amountField, totalOf, type Reading, type Typed, valuesOf } from '../capture/read-form';
import { typeFact } from '../capture/type-fact';

type Data = { readonly [name: string]: Exact };
type Found = Extract<FactToCorrectQuery['event'], { __typename: 'EventFound' }>;

/** A recorded fact with what its form needs. */
export interface FactToCorrect {
  readonly found: Found;
  /** The event that a correction names: the fact, or its last correction. */
  readonly target: { readonly source: string; readonly event: string };
  /** The original data. */
  readonly recorded: Data;
  /** The data in the books: the original or the last correction. */
  readonly data: Data;
  /** Absent for events that cannot be corrected, such as decisions. */
  readonly form: EventForm | undefined;
  readonly game: string | undefined;
  /** Whether its last correction cancelled it. */
  readonly isCancelled: boolean;
}

export async function readFactToCorrect(
  variables: FactToCorrectQueryVariables & { readonly casino: string },
  signal: AbortSignal,
): Promise<FactToCorrect | Exclude<FactToCorrectQuery['event'], Found>> {
  const { event: found } = await ask(FactToCorrectDocument, variables, signal);
  if (found.__typename !== 'EventFound') return found;
  const { casino } = variables;
  const { source, eventId, eventType, bytes } = found.event;
  const recorded = readExact(bytes) as Data;
  const last = found.corrections.filter(({ status }) => status === 'RECORDED').at(-1);
  const about = last && (await ask(FactToCorrectDocument, { casino, record: last.recordedAs }, signal)).event;
  const target = about?.__typename === 'EventFound' ? about.event : { source, eventId };
  return {
    found,
    target: { source: target.source, event: target.eventId },
    recorded: recorded['data'] as Data,
    data: dataOf(last?.replacement, recorded['data'] as Data),
    form: EVENT_FORMS[eventType],
    game: await gameOf(casino, source, recorded, signal),
    isCancelled: last !== undefined && last.replacement === null,
  };
}

/** The data of a correction, from its JSON text; without one the original data. */
export const dataOf = (replacement: string | null | undefined, recorded: Data): Data =>
  replacement ? (readExact(replacement) as Data) : recorded;

/** The game of the table session that the fact is about, if it is about one. */
export async function gameOf(
  casino: string,
  source: string,
  { gamingday, sessionno = 1n }: Data,
  signal: AbortSignal,
): Promise<string | undefined> {
  const table = /\/tables\/([^/]+)/.exec(source)?.[1];
  if (table === undefined || typeof gamingday !== 'string') return undefined;
  const variables = { casino, table, day: gamingday, session: Number(sessionno) };
  const { tableSession } = await ask(GameOfSessionDocument, variables, signal);
  return tableSession.__typename === 'TableSessionFound' ? tableSession.session.opening?.game : undefined;
}

/** All denominations of chips in the data. */
function valuesIn(value: Exact): bigint[] {
  if (Array.isArray(value)) return (value as readonly Exact[]).flatMap(valuesIn);
  if (typeof value !== 'object') return [];
  const own = (value as Data)['denomination'];
  return [...(typeof own === 'bigint' ? [own] : []), ...Object.values(value).flatMap(valuesIn)];
}

/** The currency that the data state; the euro if they state none. */
export const currencyIn = (data: Data): string =>
  typeof data['currency'] === 'string' ? data['currency'] : 'EUR';

export const decimalsOf = (data: Data): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currencyIn(data) }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** A desk for the form, with the currency and the denominations of the fact itself. */
export function deskOf(data: Data): CaptureDesk {
  const currency = currencyIn(data);
  const chips = new Set([...valuesOf('chips', currency, []), ...valuesIn(data)]);
  return {
    ...{ position: 0, currency, decimals: decimalsOf(data) },
    ...{ openDays: [], tables: [], sessions: [], sources: [] },
    chipValues: [...chips].map(String),
  };
}

export interface CorrectionContext extends FactContext {
  readonly desk: CaptureDesk;
}

export const contextOf = (
  { data, game }: Pick<FactToCorrect, 'data' | 'game'>,
  read: Reading,
): CorrectionContext => ({
  ...{ desk: deskOf(data), read, game, gameForm: gameFormOf(game), me: undefined },
});

/** A field whose values differ between two forms. */
export interface Change {
  readonly field: string;
  /** A label, if the path of the field is not clear by itself. */
  readonly name?: string;
  readonly before: string;
  readonly after: string;
}

export const changesOf = (before: Typed, after: Typed, read: Reading): readonly Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }))
    .filter((change) => change.before !== change.after)
    .flatMap((change) =>
      change.field.includes(':') ? [change, ...totalsOf(change.field, before, after, read)] : [change],
    )
    .filter(({ field }, at, all) => all.findIndex((each) => each.field === field) === at);

/** The totals before and after of a grid with changed pieces, because an approver thinks in amounts. */
function totalsOf(field: string, before: Typed, after: Typed, read: Reading): Change[] {
  const grid = field.slice(0, field.indexOf(':'));
  const total = (typed: Typed): string => {
    const values = Object.keys(typed).flatMap((each) =>
      each.startsWith(`${grid}:`) ? [BigInt(each.slice(grid.length + 1))] : [],
    );
    const sum = totalOf(grid, typed, values, read);
    return sum === undefined ? '' : formatAmount(decimalText(sum, read.decimals), read.language);
  };
  return [{ field: amountField(grid), before: total(before), after: total(after) }];
}

/** The changes of a proposal; undefined if the form cannot show them. */
export function changesProposed(
  { form, data, game }: FactToCorrect,
  replacement: Data,
  read: Reading,
): readonly Change[] | undefined {
  if (form === undefined) return undefined;
  const gameForm = gameFormOf(game);
  const typed = (of: Data): Typed => typeFact(form.fields, of, { read, gameForm });
  return changesOf(typed(data), typed(replacement), read);
}
