import type { CountExplanation, Explanation, Term } from '../../ledger/_core/books/cell-part';
import { sumOfAmounts, roundingInWords } from '../../ledger/_core/books/cell-part';
import { addressOfFigure, type Figure } from '../../ledger/_core/books/figure';
import { wordsOf } from '../../ledger/_core/books/figure-words';
import { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { ruleById } from '../../games/rules-in-force';
import { exactJson } from '../../kernel/stored-form';
import { formatMinor, type Minor } from '../../kernel/money';
import { explainCount, isCount } from '../../ledger/books/explain-account.queries';
import { explainFigure, figureAsked } from '../../ledger/books/explain-figure.queries';
import { readConfig } from '../config';
import { withStorage } from '../open-books';
import { answer, failure, type Saying, say } from './terminal';

export interface ExplainOptions {
  readonly knownAt?: string;
  readonly json?: boolean;
}

/** `cagnotte explain CASINO FIGURE`: the parts of an amount. Returns the exit code: 0 only if it ties. */
export async function explainCommand(
  casino: string,
  address: string,
  { knownAt, json = false }: ExplainOptions,
): Promise<number> {
  const figure = figureAsked(address);
  if (figure === undefined) return say(failure('explain', `there is no figure of the address ${address}`));
  if (knownAt !== undefined && !/^\d{1,18}$/.test(knownAt))
    return say(failure('explain', '--known-at is a record number'));
  return withStorage(readConfig(), async ({ database }) => {
    const snapshot = new OperationSnapshot(database.dataSource);
    try {
      const last = await snapshot.positionOf(casino);
      if (last === undefined) return say(failure('explain', `nothing was recorded for the casino ${casino}`));
      const asked = knownAt === undefined ? last : BigInt(knownAt);
      const position = asked < last ? asked : last;
      if (isCount(figure)) {
        const count = await snapshot.read((manager) => explainCount(manager, { casino, position }, figure));
        if (count !== undefined) return say(countText(figure, count, { position, json }));
      }
      const found = await snapshot.read((manager) => explainFigure(manager, { casino, position }, figure));
      if (found === undefined) return say(failure('explain', `nothing is known of the figure ${address}`));
      return say(explanationText(figure, found, { position, json }));
    } finally {
      await snapshot.close();
    }
  });
}

export function explanationText(
  figure: Figure,
  found: Explanation,
  { position, json }: { readonly position: bigint; readonly json: boolean },
): Saying {
  const { amount, currency, terms } = found;
  const ties = sumOfAmounts(terms) === amount;
  const code = ties ? 0 : 1;
  if (json)
    return answer(
      exactJson({ figure: addressOfFigure(figure), position, ...found, terms: found.terms.map(inJson) }),
      code,
    );
  const { en, formula } = wordsOf(figure);
  const lines = [
    `${en} (${addressOfFigure(figure)}), known at record ${position}`,
    `${formula}`,
    `${formatMinor(amount, currency)} ${currency}${ties ? '' : ', which its parts do not add up to'}`,
    ...terms.map((term) => termText(term, currency)),
  ];
  return answer(lines.join('\n'), code);
}

function countText(
  figure: Figure,
  count: CountExplanation,
  { position, json }: { readonly position: bigint; readonly json: boolean },
): Saying {
  const code = count.ties ? 0 : 1;
  const address = addressOfFigure(figure);
  if (json) return answer(exactJson({ figure: address, position, ...count }), code);
  const lines = [
    `${wordsOf(figure).en} (${address}), known at record ${position}`,
    `${count.found}; expected: ${count.expected}`,
    ...count.counted.map(
      ({ kind, id, what, recordNumber, eventIds }) =>
        `  record ${recordNumber} ${what} ${id}${kind === 'finding' ? ` about ${eventIds.join(', ')}` : ''}`,
    ),
  ];
  return answer(lines.join('\n'), code);
}

const inJson = (term: Term): object =>
  term.kind === 'computed'
    ? {
        ...term,
        ...{ says: term.says.en, saysEs: term.says.es },
        ...{ rounding: term.rounding.en, roundingEs: term.rounding.es },
      }
    : term;

const WIDTH = 16;

const termText = (term: Term, currency: string): string =>
  `${signed(term.amount, currency).padStart(WIDTH)}  ${wordsOfTerm(term)}`;

const signed = (amount: Minor, currency: string): string =>
  `${amount < 0n ? '' : '+'}${formatMinor(amount, currency)}`;

function wordsOfTerm(term: Term): string {
  switch (term.kind) {
    case 'figure':
      return term.figure;
    case 'fact': {
      const { recordNumber, eventType, eventId, document } = term.fact;
      return `record ${recordNumber} ${eventType} ${eventId}${document === null ? '' : `, ${document}`}`;
    }
    case 'computed':
      return `${term.says.en}: ${term.exact.numerator}/${term.exact.denominator}, rounded ${term.rounding.en}`;
    case 'line': {
      const { recordNumber, line, entryKind, eventType, eventId, account, slip, exact, debit, credit } =
        term.line;
      return [
        `record ${recordNumber} line ${line} ${entryKind} ${account}`,
        `${eventType} ${eventId}`,
        ...(slip === null ? [] : [`slip ${slip}`]),
        ...ruleWords(term.line.ruleId),
        ...(exact === undefined
          ? []
          : [
              `${exact.numerator}/${exact.denominator}, rounded ${roundingInWords(exact, debit + credit).en}`,
            ]),
      ].join(', ');
    }
  }
}

function ruleWords(id: string | null): string[] {
  if (id === null) return [];
  const citation = ruleById(id)?.citation;
  return [`rule ${id}${citation === undefined ? '' : ` (${citation})`}`];
}
