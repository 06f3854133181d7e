import type { BetForm, Field, GameForm, KnownShape, Shape, WordShape } from '../../api/event-form';
import { GAME_FORMS } from '../../api/generated/event-forms';
import type { Exact } from '../../money/exact-json';
import { parseAmount } from '../../money/money';

import { needsOutcome, needsSelection, offTheCloth } from './round-needs';
import { type Desk, piecesOf, type Reading, totalOf, type Typed, wasTyped, valuesOf } from './read-form';

/** The person who captures. */
export interface Me {
  readonly id: string;
  readonly name: string;
}

/** The form of the rounds of a game; undefined if the game reports no rounds or is unknown. */
export const gameFormOf = (game: string | undefined): GameForm | undefined =>
  game === undefined ? undefined : GAME_FORMS[game];

/** The context in which a form is parsed: language, decimals, game of the table and signer. */
export interface FactContext {
  readonly desk: Desk;
  readonly read: Reading;
  readonly game: string | undefined;
  readonly gameForm: GameForm | undefined;
  /** The person who captures and therefore signs; undefined for a correction, which keeps the signatures of the fact. */
  readonly me: Me | undefined;
}

interface ReadFact {
  readonly data: { readonly [name: string]: Exact };
  /** The paths of required fields that are empty, and of fields that cannot be parsed: `bets.0.stake`. */
  readonly missing: readonly string[];
}

/** Parses the data of an event; amounts become minor units, empty fields are left out. */
export function readFact(fields: readonly Field[], typed: Typed, context: FactContext): ReadFact {
  const reader = new FactReader(typed, context);
  const data = reader.group(fields, '');
  return { data, missing: [...new Set([...offTheCloth(typed, context), ...reader.missing])] };
}

export const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The number of rows of a list. */
export const rowsOf = (typed: Typed, path: string, least = 0): number =>
  Math.max(least, Number(typed[`${path}#`] ?? 0));

/** The bet of a row, by the sibling field `type`. */
const betOf = (typed: Typed, path: string, game: GameForm | undefined): BetForm | undefined => {
  const type = typed[`${path.slice(0, path.lastIndexOf('.'))}.type`] ?? '';
  return game !== undefined && Object.hasOwn(game.bets, type) ? game.bets[type] : undefined;
};

const NOTHING: KnownShape = { is: 'group', fields: [] };

/** The shapes of a game contain no part that depends on a game. */
const known = (shape: Shape | undefined): KnownShape | undefined =>
  shape?.is === 'of-game' ? undefined : shape;

const MANY: ReadonlySet<Shape['is']> = new Set([
  ...(['group', 'list', 'people', 'person', 'amounts', 'either', 'counted'] as const),
]);

/** Whether the shape is entered in one field. */
export const isWord = (shape: KnownShape): shape is WordShape => !MANY.has(shape.is);

/** The shape of a field for the game of the table; undefined if the field does not exist in this game. */
export function shapeInGame(
  shape: Shape,
  path: string,
  typed: Typed,
  game: GameForm | undefined,
): KnownShape | undefined {
  if (shape.is !== 'of-game') return shape;
  switch (shape.part) {
    case 'outcome':
      return known(game?.outcome) ?? NOTHING;
    case 'bet':
      return game === undefined ? { is: 'text' } : { is: 'choice', of: Object.keys(game.bets) };
    case 'selection':
    case 'options':
      return known(betOf(typed, path, game)?.[shape.part]);
    case 'replacement':
      return undefined;
  }
}

const WORDS = /[\s;]+/;

/** The chosen alternative; the first by default. */
export const chosenOf = ({ of }: Shape & { readonly is: 'either' }, path: string, typed: Typed): KnownShape =>
  known(of[Number(typed[`${path}?`] ?? 0)]) ?? NOTHING;

class FactReader {
  readonly missing: string[] = [];

  constructor(
    private readonly typed: Typed,
    private readonly context: FactContext,
  ) {}

  group(fields: readonly Field[], path: string): { readonly [name: string]: Exact } {
    const data: Record<string, Exact> = {};
    for (const { name, shape, isOptional = false } of fields) {
      const at = under(path, name);
      data[name] = this.field(shape, at, isOptional);
      if (shape.is === 'counted') data[shape.parts] = piecesOf(at, this.typed, this.valuesOf(shape));
    }
    return data;
  }

  private field(declared: Shape, path: string, isOptional: boolean): Exact {
    const shape = shapeInGame(declared, path, this.typed, this.context.gameForm);
    if (shape === undefined) return undefined;
    if (isWord(shape))
      return this.leaf(shape, path, isOptional && !needsSelection(declared, path, this.typed, this.context));
    const isTyped = wasTyped(path, this.typed);
    if (declared.is === 'of-game' && declared.part === 'outcome' && !isTyped) return this.noOutcome(path);
    // The person who captures signs the event even if its schema does not require a signature.
    const isSigned = this.context.me !== undefined && shape.is === 'people' && !path.includes('.');
    return isOptional && !isTyped && !isSigned ? undefined : this.whole(shape, path, { isTyped, isOptional });
  }

  /** An outcome of which nothing was typed. A house may report the result of a round without bets and outcome. */
  private noOutcome(path: string): Exact {
    if (needsOutcome(this.typed, this.context)) this.missing.push(path);
    return {};
  }

  private whole(
    shape: Exclude<KnownShape, WordShape>,
    path: string,
    { isTyped, isOptional }: { readonly isTyped: boolean; readonly isOptional: boolean },
  ): Exact {
    switch (shape.is) {
      case 'group':
        return this.group(shape.fields, path);
      case 'list':
        return this.rows(shape, path);
      case 'people':
        return this.people(shape.least, path);
      case 'person':
        return isTyped || this.context.me === undefined ? this.person(path) : { ...this.context.me };
      case 'amounts':
        return this.amounts(path);
      case 'either':
        return this.field(chosenOf(shape, path, this.typed), path, isOptional);
      case 'counted':
        return this.counted(shape, path, isTyped);
    }
  }

  private leaf(shape: WordShape, path: string, isOptional: boolean): Exact {
    const text = (this.typed[path] ?? '').trim();
    if (text !== '') return this.orMissing(this.word(shape, text), path);
    const usual = this.usual(shape, path);
    return usual === undefined && !isOptional ? this.orMissing(undefined, path) : usual;
  }

  /** The default of an empty field: the currency of the books, the game of the table, a bet by its row. */
  private usual(shape: WordShape, path: string): Exact {
    if (shape.is === 'currency') return this.context.desk.currency ?? 'EUR';
    if (path === 'game') return this.context.game;
    if (shape.is === 'line' && shape.least === 0) return [];
    if (shape.is === 'choice' && shape.of.length === 1) return shape.of[0];
    const bet = /^bets\.(\d+)\.betId$/.exec(path);
    const round = this.typed['roundNo'] ?? this.typed['coupNo'];
    return bet && round ? `${round}-${Number(bet[1]) + 1}` : undefined;
  }

  private word(shape: WordShape, text: string): Exact {
    switch (shape.is) {
      case 'money':
        return this.money(text, shape.isSigned === true);
      case 'number':
        return isWithin(text, shape) ? BigInt(text) : undefined;
      case 'number-or-word':
        return /^\d+$/.test(text) ? BigInt(text) : text;
      case 'choice':
        return shape.of.includes(text) ? (shape.isNumber ? BigInt(text) : text) : undefined;
      case 'yes-no':
        return text === 'yes';
      case 'day':
        return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
      case 'line': {
        const words = text.split(WORDS).map((word) => this.word(shape.of, word));
        return words.length < shape.least || words.includes(undefined) ? undefined : words;
      }
      case 'currency':
      case 'text':
        return text;
    }
  }

  private money(text: string, isSigned: boolean): bigint | undefined {
    const { language, decimals } = this.context.read;
    const amount = parseAmount(text, language, decimals);
    return amount !== undefined && (isSigned || amount >= 0n) ? amount : undefined;
  }

  private counted(shape: Shape & { readonly is: 'counted' }, path: string, isTyped: boolean): Exact {
    const total = totalOf(path, this.typed, this.valuesOf(shape), this.context.read);
    return this.orMissing(isTyped ? total : undefined, path);
  }

  private valuesOf({ as }: { readonly as: 'chips' | 'cash' }): readonly bigint[] {
    const { currency, chipValues } = this.context.desk;
    return valuesOf(as, this.typed['currency'] || (currency ?? 'EUR'), chipValues);
  }

  private rows({ of, least }: { readonly of: Shape; readonly least: number }, path: string): Exact {
    const count = rowsOf(this.typed, path, least);
    return Array.from({ length: count }, (_, row) => this.field(of, `${path}.${row}`, false));
  }

  private people(least: number, path: string): Exact {
    const count = rowsOf(this.typed, path);
    const people =
      count === 0
        ? this.context.me === undefined
          ? []
          : [{ ...this.context.me }]
        : Array.from({ length: count }, (_, row) => this.person(`${path}.${row}`));
    return people.length < least ? this.orMissing(undefined, path) : people;
  }

  private person(path: string): Exact {
    const said = (name: string): string | undefined => this.typed[`${path}.${name}`]?.trim() || undefined;
    return {
      id: this.orMissing(said('id'), `${path}.id`),
      name: said('name'),
      role: said('role'),
    };
  }

  private amounts(path: string): Exact {
    const rows = Array.from({ length: rowsOf(this.typed, path) }, (_, row) => {
      const name = (this.typed[`${path}.${row}.name`] ?? '').trim();
      if (name === '') this.missing.push(`${path}.${row}.name`);
      return [name, this.leaf({ is: 'money' }, `${path}.${row}.amount`, false)] as const;
    });
    return Object.fromEntries(rows);
  }

  private orMissing<Value extends Exact>(value: Value, path: string): Value {
    if (value === undefined) this.missing.push(path);
    return value;
  }
}

const isWithin = (text: string, { least = 0, most }: { readonly least?: number; readonly most?: number }) =>
  /^\d{1,15}$/.test(text) &&
  BigInt(text) >= BigInt(least) &&
  (most === undefined || BigInt(text) <= BigInt(most));

/** The values without one row of a list; the rows after it move up. */
export function withoutRow(typed: Typed, path: string, row: number): Typed {
  const rows = rowsOf(typed, path);
  const entries = Object.entries(typed).flatMap(([name, text]) => {
    const found = name.startsWith(`${path}.`) ? /^(\d+)(.*)$/.exec(name.slice(path.length + 1)) : null;
    if (found === null || Number(found[1]) < row) return [[name, text] as const];
    return Number(found[1]) === row ? [] : [[`${path}.${Number(found[1]) - 1}${found[2]}`, text] as const];
  });
  return { ...Object.fromEntries(entries), [`${path}#`]: String(Math.max(0, rows - 1)) };
}
