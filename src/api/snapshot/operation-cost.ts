import {
  type DocumentNode,
  getNullableType,
  GraphQLError,
  type GraphQLSchema,
  isListType,
  type ASTVisitor,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import { LRUCache } from 'lru-cache';
import { MOST_OF_ANY_PAGE } from '../connection.type';
import { badInput, codedError } from '../coded-error';

/** Approximate limit of values in one answer. A page of 500 rounds with their bets has some 50,000. */
export const MOST_COST = 250_000;

/** The cost of a database statement, in values of an answer. */
export const ONE_QUESTION = 50;

/**
 * The cost of expensive fields in statements: at least as many as they send, and one for every two milliseconds over
 * the books of a night, for any moment and selection. Other queries cost `OF_A_QUESTION`.
 * `test/e2e/cost-of-questions.spec.ts` compares them with measured statements and times.
 */
export const STATEMENTS: Readonly<Record<string, number>> = {
  'Query.account': 5,
  'Query.authorisations': 8,
  'Query.bankStatement': 12,
  'Query.captureDesk': 4,
  // The effects of a decision may follow through a night or several days: five seconds at most.
  'Query.authorisationPreview': 2_500,
  'Query.correctionPreview': 300,
  'Query.dayCustomers': 8,
  // Ten statements of a casino, and some time over the sessions of a page of days.
  'Query.dayBoard': 40,
  'Query.dayProgress': 8,
  'Query.event': 20,
  'Query.floorAlerts': 9,
  'Subscription.floorAlertsChanged': 9,
  // All checks run, selected or not.
  'Query.gamingDay': 100,
  // A text is looked up in the names of all accounts, and lines that a filter leaves out are summed.
  'Query.generalLedger': 10,
  'Query.integrity': 4,
  'Query.jackpot': 4,
  'Query.journal': 8,
  'Query.search': 7,
  'Query.slipControl': 20,
  'Query.slipsUnderWay': 6,
  'Query.gamingDutyReturn': 6,
  // Four returns, with the days and the corrections of each.
  'Query.dutyQuarters': 60,
  'Query.masterGameReport': 12,
  // The months of each recipient are read by themselves.
  'Query.packRecipients': 60,
  'Query.packPreview': 4,
  'Query.playerBank': 4,
  'Query.playerBanks': 4,
  'Query.round': 4,
  'Query.rounds': 4,
  'Query.unpaidPrizes': 6,
  'Query.tableDisplay': 10,
  'Query.tableSession': 6,
  // The marks of a whole log.
  'Query.timeline': 10,
  'Timeline.at': 12,
  'Query.trialBalance': 4,
  'Query.tableSessions': 4,
  // Up to fifty decisions; each reads its finding and appends.
  'Mutation.acknowledgeFindings': 200,
};

/**
 * The statement of a query and its preparation; a query over the books as known earlier takes some four milliseconds.
 */
const OF_A_QUESTION = 2;

/**
 * A decision reads its books and appends; closing a day compares all books. It cannot be stopped half way, so an
 * operation may not contain many.
 */
const OF_A_DECISION = 20;

/** Introspection sends no statement, but takes as long as this many values. */
const OF_THE_SCHEMA: Readonly<Record<string, number>> = { __schema: 25_000, __type: 2_500 };

/** Assumed length of a list without pages: bets, members, counts. */
const IN_A_LIST = 10;

export interface OperationToRun {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** For each cached document, the number of different variables whose cost is cached. */
const MOST_REMEMBERED = 50;
const LONGEST_KEY = 1_000;

/** Cached, because counting walks the whole document and its schema, ten milliseconds for a large one. */
const remembered = new WeakMap<DocumentNode, LRUCache<string, number>>();

export const isCostKnown = (operation: OperationToRun): boolean =>
  remembered.get(operation.document)?.has(keyOf(operation)) ?? false;

/**
 * Estimates the values of the answer: those of a row times the rows of a page.
 * @throws GraphQLError TOO_COSTLY above the limit
 */
export function checkCost(operation: OperationToRun): number {
  const key = keyOf(operation);
  const cost = remembered.get(operation.document)?.get(key) ?? costOfAnswer(operation, key);
  if (cost <= MOST_COST) return cost;
  const about = Number.isFinite(cost) ? ` (${cost})` : '';
  throw codedError(
    'TOO_COSTLY',
    {
      en: `The answer would hold more than ${MOST_COST} values${about}. Ask for smaller pages or fewer fields.`,
      es: `La respuesta tendría más de ${MOST_COST} valores${about}. Pida páginas menores o menos campos.`,
    },
    { most: MOST_COST, http: { status: 400 } },
  );
}

/** The share of its credential's limit that an operation takes (`Admission`); heavy operations run alone. */
export const weightOf = (cost: number): number => Math.ceil(cost / COST_OF_ONE_SHARE);

const COST_OF_ONE_SHARE = 2_000;

/** The most levels of objects and lists in variables. */
const MOST_NESTED = 64;

const VARIABLES_TOO_DEEP = {
  en: `The variables nest more than ${MOST_NESTED} levels. No argument does.`,
  es: `Las variables anidan más de ${MOST_NESTED} niveles. Ningún argumento lo hace.`,
};

/** @throws GraphQLError BAD_USER_INPUT for variables nested too deeply for the stack */
function keyOf({ operationName, variables }: OperationToRun): string {
  if (isDeeper(variables, MOST_NESTED)) throw badInput(VARIABLES_TOO_DEEP, { http: { status: 400 } });
  return JSON.stringify([operationName, variables]);
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1)));

function costOfAnswer(operation: OperationToRun, key: string): number {
  const { schema, document, operationName, variables = {} } = operation;
  try {
    const cost = getComplexity({
      schema,
      query: document,
      variables: { ...variables },
      ...(operationName ? { operationName } : {}),
      estimators: [fieldExtensionsEstimator(), costOf],
    });
    remember(operation, { key, cost });
    return cost;
  } catch (failure) {
    if (!(failure instanceof GraphQLError && failure.nodes)) return Infinity;
    // Invalid variables cost nothing here: reading them reports the error, and no field is read.
    if (failure.nodes.some(({ kind }) => kind === Kind.VARIABLE_DEFINITION)) return 0;
    // An invalid argument would stop its own field only, so the whole operation is refused here.
    throw new GraphQLError(failure.message, {
      nodes: failure.nodes,
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

function remember(
  { document }: OperationToRun,
  { key, cost }: { readonly key: string; readonly cost: number },
): void {
  if (key.length > LONGEST_KEY) return;
  const ofDocument = remembered.get(document) ?? new LRUCache({ max: MOST_REMEMBERED });
  remembered.set(document, ofDocument);
  ofDocument.set(key, cost);
}

const costOf: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  // Another rule limits the depth of introspection.
  if (type.name.startsWith('__')) return 1 + rowsOf(field, args) * childComplexity;
  const ofSchema = OF_THE_SCHEMA[field.name];
  if (ofSchema !== undefined) return ofSchema + childComplexity;
  const isQuestion = type.name === 'Query' || type.name === 'Subscription';
  const usual = type.name === 'Mutation' ? OF_A_DECISION : isQuestion ? OF_A_QUESTION : undefined;
  const statements = STATEMENTS[`${type.name}.${field.name}`] ?? usual;
  const ownCost = statements === undefined ? 1 : statements * ONE_QUESTION;
  return ownCost + rowsOf(field, args) * childComplexity;
};

function rowsOf(
  field: Parameters<ComplexityEstimator>[0]['field'],
  { first }: { readonly first?: unknown },
): number {
  // The list itself refuses larger pages.
  if (typeof first === 'number' && first > 0) return Math.min(first, MOST_OF_ANY_PAGE);
  // The page determines the number of edges.
  return isListType(getNullableType(field.type)) && field.name !== 'edges' ? IN_A_LIST : 1;
}

/**
 * Refuses an operation whose fields nest deeper than any answer. Introspection is not counted, because GraphQL limits
 * it itself.
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
    // Another rule refuses a fragment that spreads itself; here it must not cause an endless loop.
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
 * Validation stops after this many errors: each has a stack and a location, and no limit of a key applies yet, because
 * no operation has begun.
 */
export const MOST_ERRORS = 5;

/** The deepest answer of the schema has eight levels; deeper fields have no use. */
export const MOST_DEPTH = 12;

/** Fragments nested this deep endanger the stack and have no use. */
export const MOST_FRAGMENTS = 100;
