/**
 * A view of the schema `bi`. Its rows come from a function that runs with the rights of the owner and gives only rows of
 * casinos that the session user may read: no condition, operator or plan of a reader meets another row. The function looks
 * the generation in use up whenever it is called, so that a rebuild changes no view and waits for no reader.
 */
export interface BiView {
  readonly name: string;
  readonly comment: string;
  /** What the function is called for: a casino, or each of its days, so that a condition on days is cheap. */
  readonly by: 'casino' | 'gaming_day' | 'booking_day';
  readonly columns: readonly BiColumn[];
  /** Selects the columns by their order; `$1` is the casino, `$2` the day. Tables of a generation have no schema. */
  readonly rows: string;
}

/** A column; of an amount, in minor units as `name_minor` and in major units as `name`, by the currency of the row. */
export interface BiColumn {
  readonly name: string;
  readonly type: string;
  readonly comment: string;
  /** Of names: the kind of the code. */
  readonly kind?: string;
}

const NAMES = 'names';
const AMOUNT = 'amount';

/** An amount; the comment says its sign, and when it is null. */
export const amount = (name: string, comment: string): BiColumn => ({ name, type: AMOUNT, comment });
export const text = (name: string, comment: string): BiColumn => ({ name, type: 'text', comment });
export const bigint = (name: string, comment: string): BiColumn => ({ name, type: 'bigint', comment });
export const integer = (name: string, comment: string): BiColumn => ({ name, type: 'integer', comment });
export const date = (name: string, comment: string): BiColumn => ({ name, type: 'date', comment });
export const boolean = (name: string, comment: string): BiColumn => ({ name, type: 'boolean', comment });
export const numeric = (name: string, comment: string): BiColumn => ({ name, type: 'numeric', comment });
export const instant = (name: string, comment: string): BiColumn => ({ name, type: 'timestamptz', comment });

/** The names of a code that is a column of the row, in both languages: those of its kind in the view `name`. */
export const names = (code: string, kind = code): BiColumn => ({
  name: code,
  type: NAMES,
  kind,
  comment: `Name of ${code}; null where the row has none, or this release knows no name for it.`,
});

export const CURRENCY = text('currency', 'Currency of the amounts of the row, ISO 4217.');

const inMinor = ({ name }: BiColumn): string => `${name}_minor`;

const returned = (column: BiColumn): string =>
  column.type === AMOUNT ? `${inMinor(column)} bigint` : `${column.name} ${column.type}`;

const namesOf = ({ name }: BiColumn): string => `names_of_${name}`;

function shown(column: BiColumn): string {
  const { name } = column;
  if (column.type === AMOUNT)
    return `of.${inMinor(column)} * bi.unit_of(of.currency) AS ${name}, of.${inMinor(column)}`;
  if (column.type === NAMES)
    return `${namesOf(column)}.es AS ${name}_es, ${namesOf(column)}.en AS ${name}_en`;
  return `of.${name}`;
}

/** What the view shows of a column, with a comment each. */
function described(column: BiColumn): readonly Pick<BiColumn, 'name' | 'comment'>[] {
  const { name, comment } = column;
  if (column.type === AMOUNT)
    return [
      { name, comment: `${comment} In major units, such as euros.` },
      { name: inMinor(column), comment: `${comment} In minor units, such as cents.` },
    ];
  if (column.type === NAMES)
    return [
      { name: `${name}_es`, comment: `In Spanish: ${comment}` },
      { name: `${name}_en`, comment: `In English: ${comment}` },
    ];
  return [column];
}

const CASINO: BiColumn = text('casino', 'Casino, by its id.');

const DAYS = {
  gaming_day: date('gaming_day', 'Gaming day.'),
  booking_day: date('booking_day', 'Day in whose books the amount counts.'),
} as const;

const quoted = (comment: string): string => `'${comment.replaceAll("'", "''")}'`;

/** The statements that make a view with its function and comments. */
export function makeView({ name, comment, by, columns, rows }: BiView): readonly string[] {
  const day = by === 'casino' ? undefined : DAYS[by];
  const placed = day === undefined ? [CASINO] : [CASINO, day];
  const [signature, parameters] =
    day === undefined ? ['text', 'of_casino text'] : ['text, date', 'of_casino text, of_day date'];
  const places = day === undefined ? 'casinos' : `${by}s`;
  const keys = placed.map((key) => `place.${key.name}`).join(', ');
  const named = columns.filter(({ type }) => type === NAMES);
  const from = [
    `bi.${places}() place CROSS JOIN LATERAL bi.rows_of_${name}(${keys}) of`,
    ...named.map(
      (column) =>
        `LEFT JOIN bi.name ${namesOf(column)} ON ${namesOf(column)}.kind = '${column.kind}' AND ${namesOf(column)}.code = of.${column.name}`,
    ),
  ];
  const returns = columns.filter(({ type }) => type !== NAMES).map(returned);
  return [
    readingFunction({ name: `rows_of_${name}`, parameters, returns: returns.join(', '), rows }),
    `REVOKE EXECUTE ON FUNCTION bi.rows_of_${name}(${signature}) FROM PUBLIC`,
    `CREATE VIEW bi.${name} AS SELECT ${[keys, ...columns.map(shown)].join(', ')} FROM ${from.join(' ')}`,
    `COMMENT ON VIEW bi.${name} IS ${quoted(comment)}`,
    ...[...placed, ...columns.flatMap(described)].map(commentOf(name)),
  ];
}

/** The statements that give a view other rows of the same columns, and say so in its comments. */
export function replaceRows({ name, comment, by, columns, rows }: BiView): readonly string[] {
  const returns = columns.filter(({ type }) => type !== NAMES).map(returned);
  const parameters = by === 'casino' ? 'of_casino text' : 'of_casino text, of_day date';
  return [
    readingFunction({ name: `rows_of_${name}`, parameters, returns: returns.join(', '), rows }),
    `COMMENT ON VIEW bi.${name} IS ${quoted(comment)}`,
    ...columns.flatMap(described).map(commentOf(name)),
  ];
}

const commentOf =
  (view: string) =>
  (column: Pick<BiColumn, 'name' | 'comment'>): string =>
    `COMMENT ON COLUMN bi.${view}.${column.name} IS ${quoted(column.comment)}`;

export const dropView = ({ name, by }: Pick<BiView, 'name' | 'by'>): readonly string[] => [
  `DROP VIEW bi.${name}`,
  `DROP FUNCTION bi.rows_of_${name}(${by === 'casino' ? 'text' : 'text, date'})`,
];

/** SQLSTATEs of tables that are gone: the generation was replaced after the snapshot of a long transaction. */
const REPLACED = `undefined_table OR invalid_schema_name`;

const readingFunction = (of: {
  readonly name: string;
  readonly parameters: string;
  readonly returns: string;
  readonly rows: string;
}): string => `
  CREATE OR REPLACE FUNCTION bi.${of.name}(${of.parameters}) RETURNS TABLE (${of.returns})
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $of$
  BEGIN
    IF NOT bi.may_read(of_casino) THEN RETURN; END IF;
    PERFORM set_config('search_path', 'pg_catalog, generation_' || generation || ', pg_temp', true) FROM projection.live;
    RETURN QUERY EXECUTE $rows$${of.rows}$rows$ USING of_casino${of.parameters.includes('of_day') ? ', of_day' : ''};
  EXCEPTION WHEN ${REPLACED} THEN
    RAISE EXCEPTION 'the books were rebuilt since this transaction began' USING ERRCODE = 'serialization_failure',
      HINT = 'End the transaction and ask again.';
  END $of$`;

/** States the version of every view that there is after a migration. */
export const versionsAre = (versions: Readonly<Record<string, number>>): string =>
  `CREATE OR REPLACE VIEW bi.version AS SELECT * FROM (VALUES
     ${Object.entries(versions)
       .map(([view, version]) => `('${view}', ${version})`)
       .join(', ')}) AS versions (view, version)`;
