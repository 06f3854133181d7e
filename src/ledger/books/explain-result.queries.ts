import type { Explanation, ExplainingLine, Term } from '../_core/books/cell-part';
import { addressOfFigure, type FigureSession, type ResultPart } from '../_core/books/figure';
import {
  NOTHING_POSTED,
  postedBy,
  type PostedParts,
  resultFromBooks,
  resultFromCounts,
  type ResultParts,
  resultPartsOf,
} from '../table-session/table-result';
import type { DeclaredParts } from '../_core/declared-parts';
import type { Minor } from '../../kernel/money';
import type { Queryable } from '../../database/queryable';
import {
  readSessionFacts,
  readSessionPostings,
  sessionMoney,
  type SessionFact,
  toldIn,
} from '../table-session/session.queries';
import { type BooksAt, lineTerms, readLines } from '../journal/journal.queries';

const DECLARED: Readonly<Partial<Record<ResultPart, keyof DeclaredParts>>> = {
  inventory: 'inventory',
  boxes: 'boxes',
  credits: 'credits',
  'opening-float': 'openingFloat',
  fills: 'fills',
};

const POSTED: Readonly<Partial<Record<ResultPart, keyof PostedParts>>> = {
  prizes: 'prizesFromFloat',
  'to-slot': 'deductionsToSlot',
  'stakes-swept': 'stakesSwept',
  win: 'win',
  commission: 'commission',
  'variance-table': 'varianceTable',
  'variance-drop': 'varianceDrop',
};

const OF_RESULT: readonly (readonly [ResultPart, keyof ResultParts, 1 | -1])[] = [
  ['inventory', 'inventory', 1],
  ['boxes', 'boxes', 1],
  ['credits', 'credits', 1],
  ['prizes', 'prizes', 1],
  ['to-slot', 'toSlot', 1],
  ['opening-float', 'openingFloat', -1],
  ['fills', 'fills', -1],
  ['stakes-swept', 'stakesSwept', -1],
];

const OF_BOOKED = ['win', 'commission', 'variance-table', 'variance-drop'] as const;

export async function explainResult(
  db: Queryable,
  at: BooksAt,
  { table, day, sessionNo, part }: FigureSession & { readonly part?: ResultPart },
): Promise<Explanation | undefined> {
  const session = { ...at, table, gamingDay: day, sessionNo };
  const [facts = []] = await readSessionFacts(db, [session]);
  const [{ posted, currency } = { posted: NOTHING_POSTED, currency: undefined }] = await readSessionPostings(
    db,
    [session],
  );
  const address = (of: ResultPart): string =>
    addressOfFigure({ kind: 'result', table, day, sessionNo, part: of });
  const signed = (of: ResultPart, sign: 1 | -1, amount: Minor): Term => ({
    kind: 'figure',
    figure: address(of),
    sign,
    amount: BigInt(sign) * amount,
  });
  if (currency === undefined) return undefined;
  const known = sessionMoney(facts, { posted, currency });
  const parts = resultPartsOf(known);
  if (part === undefined) {
    const terms = OF_RESULT.map(([name, key, sign]) => signed(name, sign, parts?.[key] ?? 0n));
    return parts && { amount: resultFromCounts(parts), currency, terms };
  }
  if (part === 'booked') {
    const terms = OF_BOOKED.map((name) => signed(name, 1, posted[POSTED[name]!]));
    return { amount: resultFromBooks(known), currency, terms };
  }
  const asDeclared = DECLARED[part];
  if (asDeclared !== undefined) {
    return {
      amount: known.declared[asDeclared] ?? 0n,
      currency,
      terms: factTerms(toldIn(currency, facts), asDeclared),
    };
  }
  const asPosted = POSTED[part]!;
  const lines = (await readSessionLines(db, at, { table, day, sessionNo })).filter(
    (line) => line.currency === currency,
  );
  return { amount: posted[asPosted], currency, terms: lineTerms(lines, addedTo(asPosted, table)) };
}

export const readSessionLines = (
  db: Queryable,
  at: BooksAt,
  { table, day, sessionNo }: FigureSession,
): Promise<ExplainingLine[]> =>
  readLines(db, at, {
    where: 'gaming_day = $3::date AND table_id = $4 AND session_no = $5',
    parameters: [day, table, sessionNo],
  });

const addedTo =
  (part: keyof PostedParts, table: string) =>
  ({ eventType: type, undoes: reversal, ...line }: ExplainingLine): Minor => {
    const { account, debit, credit, currency, basis } = line;
    const lines = [{ account, debit, credit, currency, basis }];
    return postedBy({ type, table, reversal, lines })[part];
  };

function factTerms(facts: readonly SessionFact[], part: keyof DeclaredParts): Term[] {
  let before: Minor = 0n;
  return facts.flatMap(({ recordNumber, eventId, eventType, data, declared }) => {
    const stated = declared[part];
    if (stated === undefined) return [];
    const amount = part === 'inventory' ? stated - before : stated;
    before = stated;
    if (amount === 0n) return [];
    return [
      {
        kind: 'fact' as const,
        amount,
        fact: { recordNumber, eventId, eventType, document: documentOf(data) },
      },
    ];
  });
}

function documentOf(data: unknown): string | null {
  const { slip, box, float } = (data ?? {}) as Readonly<Record<string, unknown>>;
  const named = slip ?? box ?? (float as { slip?: unknown } | undefined)?.slip;
  return typeof named === 'string' ? named : null;
}
