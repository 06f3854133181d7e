import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { SeededChoice } from '../service/seeded-choice';

/** Values of arguments: by name, by type, and others. */
export interface FuzzWords {
  readonly byName: Readonly<Record<string, readonly string[]>>;
  readonly byType: Readonly<Record<string, readonly string[]>>;
  readonly anything: readonly string[];
  /** Root fields that are left out. */
  readonly without: readonly string[];
}

const DEEPEST = 7;

/** Generates operations from a schema: mostly valid, with unusual arguments. */
export class FuzzedOperations {
  /** Per cent of selected fields. */
  private share = 50;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly words: FuzzWords,
    private readonly choice: SeededChoice,
  ) {}

  next(): string {
    const { choice, schema } = this;
    const isMutation = choice.percent(8);
    const root = isMutation ? schema.getMutationType()! : schema.getQueryType()!;
    const fields = Object.values(root.getFields()).filter(({ name }) => !this.words.without.includes(name));
    this.share = choice.between(10, 60);
    const asked = Array.from({ length: choice.between(1, 2) }, (_, n) => {
      const field = choice.oneOf(fields);
      return `f${n}: ${this.field(field, 1)}`;
    });
    return `${isMutation ? 'mutation' : 'query'} { ${asked.join(' ')} }`;
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): string {
    return `${field.name}${this.args(field)}${this.selection(getNamedType(field.type), depth)}`;
  }

  private args({ args }: GraphQLField<unknown, unknown>): string {
    const given = args.filter(({ type }) =>
      isNonNullType(type) ? !this.choice.percent(1) : this.choice.percent(35),
    );
    if (given.length === 0) return '';
    return `(${given.map(({ name, type }) => `${name}: ${this.value(name, type)}`).join(', ')})`;
  }

  private value(name: string, given: GraphQLInputType): string {
    const { choice, words } = this;
    if (choice.percent(3)) return choice.oneOf(words.anything);
    const type = getNullableType(given);
    if (isListType(type)) {
      const of = type.ofType;
      return `[${Array.from({ length: choice.between(0, 3) }, () => this.value(name, of)).join(', ')}]`;
    }
    if (isEnumType(type)) return choice.oneOf(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || choice.percent(60),
      );
      return `{ ${fields.map((field) => `${field.name}: ${this.value(field.name, field.type)}`).join(', ')} }`;
    }
    return choice.oneOf(words.byName[name] ?? words.byType[type.name] ?? words.anything);
  }

  private selection(type: GraphQLNamedType, depth: number): string {
    if (isUnionType(type)) {
      const members = type
        .getTypes()
        .map((member) => `... on ${member.name}${this.selection(member, depth)}`);
      return ` { __typename ${members.join(' ')} }`;
    }
    if (!isObjectType(type)) return '';
    const chosen = this.chosenFields(type, depth).map((field) => this.field(field, depth + 1));
    return ` { ${chosen.length === 0 ? '__typename' : chosen.join(' ')} }`;
  }

  private chosenFields(type: GraphQLObjectType, depth: number): GraphQLField<unknown, unknown>[] {
    return Object.values(type.getFields()).filter(
      (field) =>
        this.choice.percent(this.share) && (depth < DEEPEST || !isObjectType(getNamedType(field.type))),
    );
  }
}
