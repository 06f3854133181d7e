/** What a value of an event is typed as. Written for each type of event from its schema, see generated/event-forms.ts. */
export type Shape =
  | { readonly is: 'money'; readonly isSigned?: true }
  | { readonly is: 'number'; readonly least?: number; readonly most?: number }
  | { readonly is: 'text'; readonly most?: number }
  /** A number where it is one, and else a word: the seat of a player, or `croupier`. */
  | { readonly is: 'number-or-word' }
  | { readonly is: 'choice'; readonly of: readonly string[]; readonly isNumber?: true }
  | { readonly is: 'yes-no' }
  | { readonly is: 'day' }
  | { readonly is: 'currency' }
  /** Chips or cash by denomination: the total is the value, the pieces stand under the name `parts` beside it. */
  | { readonly is: 'counted'; readonly as: 'chips' | 'cash'; readonly parts: string }
  /** Members of staff; without any typed, whoever captures. */
  | { readonly is: 'people'; readonly least: number }
  | { readonly is: 'person' }
  /** Several values in one line, with spaces between them: cards, numbers. */
  | { readonly is: 'line'; readonly of: WordShape; readonly least: number }
  | { readonly is: 'list'; readonly of: Shape; readonly least: number }
  | { readonly is: 'group'; readonly fields: readonly Field[] }
  /** Amounts by name: `red 500,00; * 100,00` is typed as rows of a name and an amount. */
  | { readonly is: 'amounts' }
  | { readonly is: 'either'; readonly of: readonly Shape[] }
  /** In the form that the game of the table has for it. */
  | { readonly is: 'of-game'; readonly part: 'outcome' | 'selection' | 'options' | 'bet' };

/** A shape that is typed in one field. */
export type WordShape = Extract<
  Shape,
  { is: 'money' | 'number' | 'text' | 'number-or-word' | 'choice' | 'yes-no' | 'day' | 'currency' | 'line' }
>;

/** A shape, once the game of the table has said what it leaves to it. */
export type KnownShape = Exclude<Shape, { is: 'of-game' }>;

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly isOptional?: true;
}

export interface EventForm {
  /** Places that tell it. */
  readonly toldBy: readonly string[];
  /** `table`: about a session of a table; else about a place and a gaming day. */
  readonly about: 'table' | 'cage';
  readonly fields: readonly Field[];
}

export interface BetForm {
  readonly spanish?: string;
  readonly selection?: Shape;
  readonly options?: Shape;
}

/** What a round of a game tells. */
export interface GameForm {
  readonly outcome: Shape;
  readonly bets: Readonly<Record<string, BetForm>>;
}
