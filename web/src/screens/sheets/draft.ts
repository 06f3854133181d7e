import { DAY_STYLES, type Mapping, type Member, NUMBER_STYLES } from './sheets';

/** A use of a column: it fills a member of the event. */
export interface Use {
  readonly heading: string;
  /** Empty: the column is not used. */
  readonly member: string;
  /** How the sheet writes each choice of the member; a choice that is missing is written as it is. */
  readonly written: Readonly<Record<string, string>>;
}

/** A mapping while a person makes it: every column of the sheet is there, used or not. */
export interface Draft {
  readonly type: string;
  readonly uses: readonly Use[];
  readonly constants: readonly { readonly member: string; readonly value: string }[];
  readonly identity: readonly string[];
  readonly numbers: Mapping['numbers'];
  readonly days: Mapping['days'];
  readonly takesFormulas: boolean;
  /** What a saved mapping states beside these, kept as it is. */
  readonly rest: Pick<Mapping, 'headingRow' | 'sheet' | 'encoding' | 'separator'>;
}

const unused = (heading: string): Use => ({ heading, member: '', written: {} });

export const newDraft = (type: string, headings: readonly string[]): Draft => ({
  ...{ type, uses: headings.map(unused), constants: [], identity: [] },
  ...{ numbers: NUMBER_STYLES[0], days: DAY_STYLES[0], takesFormulas: false, rest: {} },
});

/**
 * A saved mapping over the columns of a sheet. Columns that the mapping does not name are there and not used; columns that the
 * sheet does not have stay, so that looking at it names them.
 */
export function draftOf(mapping: Mapping, headings: readonly string[]): Draft {
  const { type, columns, constants = [], identity, numbers, days, formulas, ...rest } = mapping;
  const uses = columns.map(({ heading, member, values = {} }) => ({
    ...{ heading, member },
    written: Object.fromEntries(Object.entries(values).map(([word, choice]) => [choice, word])),
  }));
  const named = new Set(uses.map(({ heading }) => heading));
  const ofSheet = headings.flatMap((heading) =>
    named.has(heading) ? uses.filter((use) => use.heading === heading) : [unused(heading)],
  );
  const absent = uses.filter(({ heading }) => !headings.includes(heading));
  return {
    ...{ type, uses: [...ofSheet, ...absent], constants, identity, numbers, days },
    ...{ takesFormulas: formulas !== undefined, rest },
  };
}

/** The mapping that a draft says. */
export function mappingOf({
  type,
  uses,
  constants,
  identity,
  numbers,
  days,
  takesFormulas,
  rest,
}: Draft): Mapping {
  return {
    type,
    columns: uses.flatMap(({ heading, member, written }) => {
      if (member === '') return [];
      const values = Object.entries(written).flatMap(([choice, word]) =>
        word.trim() === '' ? [] : [[word.trim(), choice]],
      );
      return [{ heading, member, ...(values.length > 0 && { values: Object.fromEntries(values) }) }];
    }),
    ...(constants.length > 0 && { constants: constants.filter(({ member }) => member !== '') }),
    ...{ identity, numbers, days },
    ...rest,
    ...(takesFormulas && { formulas: 'values' as const }),
  };
}

const TIMES: readonly string[] = ['/time', '/hour'];

/** The members that every event of the type has and that neither a column nor a constant fills; of the time, `/time`. */
export function missingMembers({ uses, constants }: Draft, members: readonly Member[]): readonly string[] {
  const filled = [...uses, ...constants].map(({ member }) => member).filter((member) => member !== '');
  const isFilled = (path: string): boolean =>
    filled.some((member) => member === path || member.startsWith(`${path}/`));
  const missing = members
    .filter(({ path, isRequired }) => isRequired && !TIMES.includes(path) && !isFilled(path))
    .map(({ path }) => path);
  return TIMES.some(isFilled) ? missing : ['/time', ...missing];
}

/** The draft with another use in place of one; a use that is added stands behind the one of its column. */
export const withUse = (draft: Draft, index: number, use: Use): Draft => ({
  ...draft,
  uses: draft.uses.map((each, position) => (position === index ? use : each)),
});

export const withSecondUse = (draft: Draft, index: number): Draft => ({
  ...draft,
  uses: draft.uses.toSpliced(index + 1, 0, unused(draft.uses[index]!.heading)),
});
