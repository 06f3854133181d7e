import { type DocumentNode, Kind, type ValueNode, visit } from 'graphql';

/** The receipts that a document names in its `waitFor` arguments, as text, a variable, or a variable's default. */
export function receiptsIn(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string[] {
  const defaults = new Map<string, ValueNode>();
  const receipts = new Set<string>();
  visit(document, {
    VariableDefinition: ({ variable, defaultValue }) => {
      if (defaultValue) defaults.set(variable.name.value, defaultValue);
    },
  });
  const textOf = (value: ValueNode | undefined): unknown => {
    if (value?.kind === Kind.STRING) return value.value;
    if (value?.kind !== Kind.VARIABLE) return undefined;
    const { [value.name.value]: given } = variables;
    return given === undefined ? textOf(defaults.get(value.name.value)) : given;
  };
  visit(document, {
    Argument: ({ name, value }) => {
      const receipt = name.value === 'waitFor' ? textOf(value) : undefined;
      if (typeof receipt === 'string') receipts.add(receipt);
    },
  });
  return [...receipts];
}
