import type { Field, KnownShape, Shape } from '../../api/event-form';
import { DECISION_FIELDS } from '../../api/generated/decision-fields';
import { EVENT_FORMS, GAME_FORMS } from '../../api/generated/event-forms';
import { decimalText, type Exact } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { fieldWord, rowWord } from '../../words/fact-words';
import { gameFormOf, isWord } from '../capture/read-fact';
import { matchesShape } from '../capture/type-fact';
import {
  amountText,
  type Data,
  isData,
  isRows,
  nameText,
  personText,
  plainText,
  rateText,
  type TellingContext,
  type ValueContext,
  wordOf,
} from './told-words';

/** One row of pieces: `20 × 100.00 = 2,000.00`. */
export interface ToldPieces {
  readonly value: string;
  readonly pieces: string;
  readonly amount: string;
}

/** A field in words: its text, its pieces by denomination, and the fields below it. */
export interface Told {
  readonly label: string;
  readonly text?: string;
  readonly pieces?: readonly ToldPieces[];
  readonly fields?: readonly Told[];
}

/** The fields of a type of event, reported or decided; undefined for a type of another release. */
export const fieldsOfType = (type: string): readonly Field[] | undefined =>
  (Object.hasOwn(EVENT_FORMS, type) ? EVENT_FORMS[type]!.fields : undefined) ??
  (Object.hasOwn(DECISION_FIELDS, type) ? DECISION_FIELDS[type] : undefined);

/**
 * Tells the data of a record field by field: amounts with their currency, choices, games and accounts by their names, moments
 * on the clock of the casino. A member that the type does not declare is not told; the bytes below the card have it.
 */
export function tellFields(
  fields: readonly Field[],
  data: Data,
  context: TellingContext & { readonly within?: string },
): readonly Told[] {
  return fields.flatMap((field) => {
    const value = data[field.name];
    return value === undefined ? [] : [tellField(field, value, data, context)];
  });
}

function tellField({ name, shape }: Field, value: Exact, beside: Data, context: TellingContext): Told {
  const isReplacement = shape.is === 'of-game' && shape.part === 'replacement';
  const label = fieldWord(isReplacement ? 'correctedValues' : name, context.language);
  if (isReplacement && context.correctedType === undefined) return { label, text: context.asStored };
  const known = shapeOf(shape, value, beside, context);
  if (known?.is === 'counted') {
    const pieces = beside[known.parts];
    const told = { label, text: amountText(value, currencyIn(beside, context), context) };
    return isRows(pieces) ? { ...told, pieces: pieces.flatMap((row) => piecesTold(row, context)) } : told;
  }
  return { label, ...tellValue(known, value, { ...context, name, currency: currencyIn(beside, context) }) };
}

/** The own currency of a group, such as that of foreign notes, or that of the record. */
const currencyIn = (data: Data, { currency }: TellingContext): string =>
  typeof data['currency'] === 'string' ? data['currency'] : currency;

/** The shape of a value, with the parts that depend on the game or on the corrected fact. */
function shapeOf(shape: Shape, value: Exact, beside: Data, context: TellingContext): KnownShape | undefined {
  if (shape.is !== 'of-game') return shape;
  const game = gameFormOf(context.game);
  switch (shape.part) {
    case 'bet':
      return { is: 'text' };
    case 'outcome':
      return known(game?.outcome) ?? outcomes.find((each) => matchesShape(each, value));
    case 'selection':
    case 'options': {
      const { part } = shape;
      const bet = typeof beside['type'] === 'string' ? beside['type'] : '';
      const games = game === undefined ? Object.values(GAME_FORMS) : [game];
      const shapes = games.map(({ bets }) => (Object.hasOwn(bets, bet) ? bets[bet]?.[part] : undefined));
      return known(shapes.find((each) => each !== undefined));
    }
    case 'replacement': {
      const fields = context.correctedType === undefined ? undefined : fieldsOfType(context.correctedType);
      return fields && { is: 'group', fields };
    }
  }
}

const known = (shape: Shape | undefined): KnownShape | undefined =>
  shape?.is === 'of-game' ? undefined : shape;

const outcomes = Object.values(GAME_FORMS).flatMap(({ outcome }) => known(outcome) ?? []);

type ToldValue = Omit<Told, 'label'>;

function tellValue(shape: KnownShape | undefined, value: Exact, context: ValueContext): ToldValue {
  if (shape !== undefined && isWord(shape)) return { text: wordOf(shape, value, context) };
  switch (shape?.is) {
    case 'group':
      return isData(value)
        ? personOrGroup(shape.fields, value, context)
        : { text: plainText(value, context) };
    case 'either':
      return tellValue(known(shape.of.find((each) => matchesShape(each, value))), value, context);
    case 'list':
      return rowsTold(known(shape.of), value, context);
    case 'people':
      return { text: isRows(value) ? value.map((each) => personText(each, context)).join('; ') : '' };
    case 'person':
      return { text: personText(value, context) };
    case 'amounts':
      return {
        fields: isData(value) ? Object.entries(value).map(([of, each]) => amountOf(of, each, context)) : [],
      };
    // A counted amount below an alternative is none of a field.
    case 'counted':
    case undefined:
      return undeclared(value, context);
  }
}

/** A part whose shape only its game knows, when the game is unknown: by the names and values themselves. */
function undeclared(value: Exact, context: ValueContext): ToldValue {
  if (isRows(value)) return rowsTold(undefined, value, context);
  if (!isData(value)) return { text: plainText(value, context) };
  const { language } = context;
  return {
    fields: Object.entries(value).flatMap(([name, each]) =>
      each === undefined
        ? []
        : [{ label: fieldWord(name, language), ...undeclared(each, { ...context, name }) }],
    ),
  };
}

/** A bet or another name with its amount, or with a text such as the answer to an open point. */
const amountOf = (of: string, value: Exact, context: ValueContext): Told => ({
  label: of === '*' ? context.anyBet : nameText(of, context),
  text: typeof value === 'bigint' ? amountText(value, context.currency, context) : plainText(value, context),
});

function rowsTold(of: KnownShape | undefined, value: Exact, context: ValueContext): ToldValue {
  if (!isRows(value)) return { text: plainText(value, context) };
  if (value.every((each) => !isData(each) && !isRows(each)))
    return { text: value.map((each) => tellValue(of, each, context).text ?? '').join(', ') || '—' };
  const label = rowWord(context.name, context.language);
  return {
    fields: value.map((each, row) => ({ label: `${label} ${row + 1}`, ...rowTold(of, each, context) })),
  };
}

const rowTold = (of: KnownShape | undefined, value: Exact, context: ValueContext): ToldValue =>
  isRows(value) && of?.is !== 'list' ? { text: plainText(value, context) } : tellValue(of, value, context);

/** Who decided, with name and credential, is told as one line; a rate as a percentage. */
function personOrGroup(fields: readonly Field[], value: Data, context: ValueContext): ToldValue {
  const isPerson = value['id'] !== undefined && value['name'] !== undefined && value['kind'] !== undefined;
  const text = isPerson ? personText(value, context) : rateText(value, context);
  return text === undefined
    ? { fields: tellFields(fields, value, { ...context, within: context.name }) }
    : { text };
}

function piecesTold(row: Exact, { language, decimals }: TellingContext): ToldPieces[] {
  if (!isData(row)) return [];
  const { denomination, pieces } = row;
  if (typeof denomination !== 'bigint' || typeof pieces !== 'bigint') return [];
  const written = (minor: bigint): string => formatAmount(decimalText(minor, decimals), language);
  return [{ value: written(denomination), pieces: `${pieces}`, amount: written(denomination * pieces) }];
}
