import type { Field, GameForm, KnownShape, Shape, WordShape } from '../../api/event-form';
import { decimalText, type Exact } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { type FactContext, isWord, readFact, shapeInGame, under } from './read-fact';
import { amountField, pieceField, type Reading, type Typed } from './read-form';

type Data = { readonly [name: string]: Exact };

interface TypeContext {
  readonly read: Reading;
  readonly gameForm: GameForm | undefined;
}

/**
 * The values of a form for these data: the inverse of `readFact`, so that a fact is corrected in the form in which it was
 * captured.
 */
export function typeFact(fields: readonly Field[], data: Data, context: TypeContext): Typed {
  const typist = new FactTypist(context);
  typist.group(fields, data, '');
  return typist.typed;
}

/** Whether the form can represent all of the data, so that a change of one field loses nothing. */
export function holdsAll(fields: readonly Field[], data: Data, context: FactContext): boolean {
  const read = readFact(fields, typeFact(fields, data, context), context);
  return read.missing.length === 0 && sorted(read.data) === sorted(data);
}

/** A canonical text, independent of the order of members and without empty ones. */
function sorted(value: Exact): string {
  if (Array.isArray(value)) return `[${(value as readonly Exact[]).map(sorted).join(',')}]`;
  if (typeof value !== 'object') return `${typeof value} ${String(value)}`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${name}:${sorted(member)}`)
    .join(',')}}`;
}

const isData = (value: Exact): value is Data => typeof value === 'object' && !Array.isArray(value);
const rowsIn = (value: Exact): readonly Exact[] => (Array.isArray(value) ? (value as readonly Exact[]) : []);

/** The text of a value in one field. */
const textOf = (value: Exact): string => (typeof value === 'object' ? '' : String(value));

class FactTypist {
  readonly typed: Record<string, string> = {};

  constructor(private readonly context: TypeContext) {}

  group(fields: readonly Field[], data: Data, path: string): void {
    // Fields on which the shape of another depends are typed first: the type of a bet before its selection.
    const words = fields.filter(({ shape }) => shape.is !== 'of-game' || shape.part === 'bet');
    for (const { name, shape } of [...words, ...fields.filter((each) => !words.includes(each))]) {
      if (data[name] === undefined) continue;
      const at = under(path, name);
      if (shape.is === 'counted') this.counted(at, data[name], data[shape.parts]);
      else this.field(shape, data[name], at);
    }
  }

  private field(declared: Shape, value: Exact, path: string): void {
    const shape = shapeInGame(declared, path, this.typed, this.context.gameForm);
    if (shape === undefined) return;
    if (isWord(shape)) this.typed[path] = this.word(shape, value);
    else this.whole(shape, value, path);
  }

  private whole(shape: Exclude<KnownShape, WordShape>, value: Exact, path: string): void {
    switch (shape.is) {
      case 'group':
        if (isData(value)) this.group(shape.fields, value, path);
        return;
      case 'list':
        return this.rows(rowsIn(value), path, (row, at) => this.field(shape.of, row, at));
      case 'people':
        return this.rows(rowsIn(value), path, (row, at) => this.person(row, at));
      case 'person':
        return this.person(value, path);
      case 'amounts':
        return this.rows(Object.entries(value as Data), path, (row, at) => {
          const [name, amount] = row as readonly [string, Exact];
          this.typed[`${at}.name`] = name;
          this.typed[`${at}.amount`] = this.word({ is: 'money' }, amount);
        });
      case 'either': {
        const chosen = Math.max(
          0,
          shape.of.findIndex((each) => matchesShape(each, value)),
        );
        this.typed[`${path}?`] = `${chosen}`;
        return this.field(shape.of[chosen]!, value, path);
      }
      case 'counted':
        return this.counted(path, value, undefined);
    }
  }

  private rows(rows: readonly Exact[], path: string, type: (row: Exact, at: string) => void): void {
    this.typed[`${path}#`] = `${rows.length}`;
    for (const [row, value] of rows.entries()) type(value, `${path}.${row}`);
  }

  private person(value: Exact, path: string): void {
    if (!isData(value)) return;
    for (const name of ['id', 'name', 'role'])
      if (value[name] !== undefined) this.typed[`${path}.${name}`] = textOf(value[name]);
  }

  private counted(path: string, total: Exact, parts: Exact): void {
    if (!Array.isArray(parts)) {
      this.typed[amountField(path)] = this.word({ is: 'money' }, total);
      return;
    }
    for (const { denomination, pieces } of parts as readonly Readonly<Record<string, bigint>>[])
      this.typed[pieceField(path, denomination!)] = `${pieces}`;
  }

  private word(shape: WordShape, value: Exact): string {
    const { language, decimals } = this.context.read;
    if (shape.is === 'line')
      return rowsIn(value)
        .map((each) => this.word(shape.of, each))
        .join(' ');
    if (shape.is === 'yes-no') return value === true ? 'yes' : 'no';
    if (shape.is === 'money' && typeof value === 'bigint')
      return formatAmount(decimalText(value, decimals), language);
    return textOf(value);
  }
}

/** Whether a value may have this shape. Alternatives are recognised by the names of their members and by constants. */
export function matchesShape(shape: Shape, value: Exact): boolean {
  if (shape.is === 'choice') return shape.of.includes(textOf(value));
  if (shape.is !== 'group') return true;
  if (!isData(value)) return false;
  const told = Object.keys(value).filter((name) => value[name] !== undefined);
  return (
    told.every((name) => shape.fields.some((field) => field.name === name)) &&
    shape.fields.every(
      (field) =>
        (field.isOptional === true || value[field.name] !== undefined) &&
        (field.shape.is !== 'choice' ||
          value[field.name] === undefined ||
          matchesShape(field.shape, value[field.name])),
    )
  );
}
