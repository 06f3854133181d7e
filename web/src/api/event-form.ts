/** How a value of an event is entered. Generated for each type of event from its schema, see generated/event-forms.ts. */
export type Shape =
  | { readonly is: 'money'; readonly isSigned?: true }
  | { readonly is: 'number'; readonly least?: number; readonly most?: number }
  | { readonly is: 'text'; readonly most?: number }
  /** A number or a word: the seat of a player, or `croupier`. */
  | { readonly is: 'number-or-word' }
  | { readonly is: 'choice'; readonly of: readonly string[]; readonly isNumber?: true }
  | { readonly is: 'yes-no' }
  | { readonly is: 'day' }
  | { readonly is: 'currency' }
  /** Chips or cash by denomination: the total is the value; the pieces are the sibling field that `parts` names. */
  | { readonly is: 'counted'; readonly as: 'chips' | 'cash'; readonly parts: string }
  /** Members of staff; if none is entered, the person who captures. */
  | { readonly is: 'people'; readonly least: number }
  | { readonly is: 'person' }
  /** Several values in one line, separated by spaces: cards, numbers. */
  | { readonly is: 'line'; readonly of: WordShape; readonly least: number }
  | { readonly is: 'list'; readonly of: Shape; readonly least: number }
  | { readonly is: 'group'; readonly fields: readonly Field[] }
  /** Amounts by name: `red 500,00; * 100,00` is entered as rows of a name and an amount. */
  | { readonly is: 'amounts' }
  | { readonly is: 'either'; readonly of: readonly Shape[] }
  /** The form depends on the game of the table; of a replacement, on the fact that it corrects. */
  | { readonly is: 'of-game'; readonly part: 'outcome' | 'selection' | 'options' | 'bet' | 'replacement' };

/** A shape that is entered in one field. */
export type WordShape = Extract<
  Shape,
  { is: 'money' | 'number' | 'text' | 'number-or-word' | 'choice' | 'yes-no' | 'day' | 'currency' | 'line' }
>;

/** A shape after the parts that depend on the game have been resolved. */
export type KnownShape = Exclude<Shape, { is: 'of-game' }>;

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly isOptional?: true;
}

export interface EventForm {
  /** Classes that report it. */
  readonly reportedBy: readonly string[];
  /** `table`: the event names a session of a table; `cage`: a place and a gaming day. */
  readonly about: 'table' | 'cage';
  readonly fields: readonly Field[];
}

export interface BetForm {
  readonly spanish?: string;
  readonly selection?: Shape;
  readonly options?: Shape;
}

/** The parts of a round that depend on its game. */
export interface GameForm {
  readonly outcome: Shape;
  readonly bets: Readonly<Record<string, BetForm>>;
}
