import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/**
 * Refuses an operation with fields inside fields beyond what any answer has. What can be asked of the schema itself is
 * not counted: GraphQL has a limit of its own for that.
 */
export function depthLimit(context: ValidationContext): ASTVisitor {
  const looked = new Map<string, boolean>();

  let nested = 0;

  const exceeds = ({ selections }: SelectionSetNode, levels: number): boolean =>
    selections.some((selection) => selectionExceeds(selection, levels));

  function selectionExceeds(selection: SelectionNode, levels: number): boolean {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentExceeds(selection.name.value, levels);
    if (selection.kind === Kind.INLINE_FRAGMENT) return exceeds(selection.selectionSet, levels);
    if (selection.name.value.startsWith('__')) return false;
    return (
      levels === 0 || (selection.selectionSet !== undefined && exceeds(selection.selectionSet, levels - 1))
    );
  }

  function fragmentExceeds(name: string, levels: number): boolean {
    const place = `${name} ${levels}`;
    const known = looked.get(place);
    if (known !== undefined) return known;
    // A fragment that spreads itself is refused by another rule, and must not be followed for ever.
    looked.set(place, false);
    const fragment = context.getFragment(name);
    nested++;
    const found = nested > MOST_FRAGMENTS || (fragment ? exceeds(fragment.selectionSet, levels) : false);
    nested--;
    looked.set(place, found);
    return found;
  }

  return {
    OperationDefinition: (operation) => {
      if (!exceeds(operation.selectionSet, MOST_DEPTH)) return;
      context.reportError(
        new GraphQLError(
          `No field may stand more than ${MOST_DEPTH} deep, and no fragment in more than ${MOST_FRAGMENTS} others.`,
          { nodes: operation },
        ),
      );
    },
  };
}

/** Parsing and validating an operation takes more than linear time and blocks the process. */
export const MOST_TOKENS = 15_000;

/**
 * After so many faults of a document the rest is not looked for: each is an error with a stack and a place, and no share of
 * a key limits them, since no operation begins.
 */
export const MOST_ERRORS = 5;

/** The deepest answer of the schema has eight levels; deeper fields have no use. */
export const MOST_DEPTH = 12;

/** Fragments nested this deep endanger the stack and have no use. */
export const MOST_FRAGMENTS = 100;
