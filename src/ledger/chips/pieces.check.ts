import { type CatalogueEvent, EVENT_DEFINITIONS } from '../event-contract/catalogue';
import type { EventDefinition } from '../../kernel/event-definition';
import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';

/** The members of a JSON Schema that are needed to find pieces. */
interface Shape {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

interface Piece {
  readonly denomination: WireAmount;
  readonly pieces: number;
}

type Members = Readonly<Record<string, unknown>>;

/** A member of the data of an event that states an amount in pieces. */
export interface AmountInPieces {
  /** The members that lead to the object; of a list, to each item. */
  readonly path: readonly string[];
  /** The member with the pieces, and the amounts beside it; the pieces are those of the first one that is stated. */
  readonly pieces: string;
  readonly amounts: readonly string[];
}

/** What may be counted in chips or plaques (`pieces`), and in notes or coins (`notes`), in this order. */
const COUNTED_IN: Readonly<Record<string, readonly string[]>> = {
  pieces: ['chips', 'inventory', 'amount'],
  notes: ['amount', 'cash'],
};

/** Pieces of one denomination, as in a sale of colour chips: `{ value, pieces }` beside the amount. */
const VALUE = 'value';

const membersOf = ({ properties }: Shape): Readonly<Record<string, Shape>> => properties ?? {};
const eachOf = ({ items }: Shape): Shape | undefined => items;

const isListOfPieces = (schema: Shape): boolean =>
  Object.hasOwn(membersOf(eachOf(schema) ?? {}), 'denomination');
const isOneDenomination = (schema: Shape): boolean =>
  [VALUE, 'pieces'].every((name) => Object.hasOwn(membersOf(schema), name));

/**
 * Every amount that a schema has in pieces: a list of denominations, or one denomination, beside the amount. New
 * types of event need no list.
 */
export function amountsInPieces(schema: Shape, path: readonly string[] = []): readonly AmountInPieces[] {
  const list = eachOf(schema);
  if (list !== undefined) return amountsInPieces(list, path);
  const members = membersOf(schema);
  return Object.entries(members).flatMap(([name, member]) => {
    if (!isListOfPieces(member) && !isOneDenomination(member))
      return amountsInPieces(member, [...path, name]);
    const declared = (COUNTED_IN[name] ?? ['amount']).filter((amount) => Object.hasOwn(members, amount));
    const amounts = name === 'pieces' ? declared.slice(0, 1) : declared;
    return [{ path, pieces: name, amounts }];
  });
}

const definitions: readonly EventDefinition[] = EVENT_DEFINITIONS;
const IN_PIECES: ReadonlyMap<string, readonly AmountInPieces[]> = new Map(
  definitions
    .map(({ type, data }) => [type, amountsInPieces(data)] as const)
    .filter(([, amounts]) => amounts.length > 0),
);

/**
 * Pieces by denomination whose value differs from the amount reported with them. It may be lower by less than the smallest
 * piece: cents beside chips, or coins beside notes.
 */
export function checkPieces({ type, data }: CatalogueEvent): Finding[] {
  const inPieces = IN_PIECES.get(type);
  if (inPieces === undefined) return [];
  const { currency } = data as { readonly currency: string };
  return inPieces.flatMap(({ path, pieces, amounts }) =>
    objectsAt(data, path).flatMap((told) => {
      const amount = amounts.map((name) => told[name]).find((each) => each !== undefined);
      return comparePieces(
        { amount: amount as WireAmount | undefined, pieces: piecesOf(told[pieces]) },
        (told['currency'] as string | undefined) ?? currency,
      );
    }),
  );
}

function objectsAt(data: unknown, path: readonly string[]): readonly Members[] {
  if (data === undefined) return [];
  if (Array.isArray(data)) return data.flatMap((each) => objectsAt(each, path));
  const [next, ...rest] = path;
  const members = data as Members;
  return next === undefined ? [members] : objectsAt(members[next], rest);
}

function piecesOf(told: unknown): readonly Piece[] {
  if (told === undefined || Array.isArray(told)) return (told ?? []) as readonly Piece[];
  const { [VALUE]: denomination, pieces } = told as Members;
  return [{ denomination: denomination as WireAmount, pieces: pieces as number }];
}

interface InPieces {
  readonly amount: WireAmount | undefined;
  readonly pieces: readonly Piece[];
}

function comparePieces({ amount, pieces }: InPieces, currency: string): Finding[] {
  if (amount === undefined || pieces.length === 0) return [];
  const [due, made] = [minorFromWire(amount), valueOf(pieces)];
  const missing = due - made;
  if (missing === 0n || (missing > 0n && missing < smallestOf(pieces))) return [];
  return [
    raise({
      code: 'pieces-do-not-add-up',
      expected: said('pieces-of', { amount: money(due, currency) }),
      found: money(made, currency),
    }),
  ];
}

const valueOf = (pieces: readonly Piece[]): Minor =>
  sumMinor(pieces.map(({ denomination, pieces: number }) => minorFromWire(denomination) * BigInt(number)));

const smallestOf = (pieces: readonly Piece[]): Minor =>
  pieces
    .map(({ denomination }) => minorFromWire(denomination))
    .reduce((one, other) => (one < other ? one : other));
