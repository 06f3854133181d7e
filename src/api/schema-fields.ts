import { present } from '../kernel/present';
import type { Type } from '@nestjs/common';
import { ArgsType, Field, type FieldOptions, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { GamingDayType, InstantType, Money, Position } from './scalars';

interface Declared<Value> {
  readonly type: () => unknown;
  readonly options: FieldOptions;
  /** Exists for the compiler only, not at run time. */
  readonly value?: Value;
}

interface MayBeLeftOut {
  readonly mayBeLeftOut: true;
}

type Fields = Readonly<Record<string, Declared<unknown>>>;

type ValueIn<Field> = Field extends Declared<infer Value> ? Value : never;

type LeftOut<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends MayBeLeftOut ? Name : never;
}[keyof Of];

type ShapeOf<Of extends Fields> = { readonly [Name in Exclude<keyof Of, LeftOut<Of>>]: ValueIn<Of[Name]> } & {
  readonly [Name in LeftOut<Of>]?: ValueIn<Of[Name]>;
};

type Shaped<Base, Of extends Fields> = abstract new () => Base & ShapeOf<Of>;

/** Refuses a field that the base class has already, because Nest would silently use that of the base. */
type NotIn<Base> = { readonly [Name in keyof Base]?: never };

/** The type of a field's value: an instance of a class, or a value of an enum. */
export type ValueOf<Named> = Named extends abstract new (...args: never[]) => infer Instance
  ? Instance
  : Named extends Readonly<Record<string, infer Value extends string>>
    ? Value
    : Named;

type Extending = abstract new () => object;

/** Makes a base class of a kind, from `own` fields alone or added to a class that it extends. */
function baseOf(kind: () => ClassDecorator) {
  function shaped<const Own extends Fields>(own: Own): Shaped<object, Own>;
  function shaped<Base extends Extending, const Own extends Fields>(
    base: Base,
    own: Own & NotIn<InstanceType<Base>>,
  ): Shaped<InstanceType<Base>, Own>;
  function shaped(...[first, second]: [Fields | Extending, Fields?]): Extending {
    const [base, own] = typeof first === 'function' ? [first, second!] : [Object as Type<object>, first];
    abstract class Shape extends base {}
    kind()(Shape);
    for (const [name, { type, options }] of Object.entries(own))
      Field(type as () => Type, options)(Shape.prototype, name);
    return Shape;
  }
  return shaped;
}

const declared = <Value>(type: () => unknown, description?: string): Declared<Value> => ({
  type,
  options: present({ description }),
});

const scalar =
  <Scalar>(type: unknown) =>
  <Value extends Scalar = Scalar>(description?: string): Declared<Value> =>
    declared(() => type, description);

const nullable = <Value>({ type, options }: Declared<Value>): Declared<Value | null> => ({
  type,
  options: { ...options, nullable: true },
});

/**
 * Declares types of the schema with each field written once: `class Tip extends g.object({ cash: g.money('Counted
 * cash.') }) {}`. Nest reads the fields as those of `@Field`, and TypeScript infers the type of the class. `object`,
 * `args` and `input` take the class to extend as an optional first argument.
 */
export const g = {
  object: baseOf(() => ObjectType({ isAbstract: true })),
  args: baseOf(() => ArgsType()),
  input: baseOf(() => InputType({ isAbstract: true })),

  text: scalar<string>(String),
  bool: scalar<boolean>(Boolean),
  int: scalar<number>(Int),
  id: scalar<string>(ID),
  money: scalar<Money>(Money),
  position: scalar<bigint>(Position),
  gamingDay: scalar<string>(GamingDayType),
  instant: scalar<string>(InstantType),
  dateTime: scalar<Date>(Date),

  of: <Named>(type: () => Named, description?: string): Declared<ValueOf<Named>> =>
    declared(type, description),
  listOf: <Named>(type: () => Named, description?: string): Declared<readonly ValueOf<Named>[]> =>
    declared(() => [type()], description),
  /** A class that the caller passes. */
  given: <Value>(type: () => unknown, description?: string): Declared<Value> => declared(type, description),

  list: <Value>({ type, options }: Declared<Value>): Declared<readonly Value[]> => ({
    type: () => [type()],
    options,
  }),
  nullable,
  /** An argument that may be omitted, or a field that the service may omit. */
  optional: <Value>(field: Declared<Value>): Declared<Value> & MayBeLeftOut => ({
    type: field.type,
    options: nullable(field).options,
    mayBeLeftOut: true,
  }),
  byDefault: <Value>(defaultValue: Value, { type, options }: Declared<Value>): Declared<Value> => ({
    type,
    options: { ...options, defaultValue },
  }),
};
