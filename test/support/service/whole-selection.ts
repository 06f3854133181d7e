import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/** The text of a selection of all fields of a type without arguments; empty for a scalar. */
export function wholeSelectionOf(type: GraphQLNamedType): string {
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${wholeSelectionOf(member)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  return `{ ${Object.values((type as GraphQLObjectType).getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .map(({ name, type: field }) => `${name} ${wholeSelectionOf(getNamedType(field))}`)
    .join(' ')} }`;
}
