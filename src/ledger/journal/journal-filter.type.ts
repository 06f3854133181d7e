import type { GraphQLError } from 'graphql';
import { badInput } from '../../api/coded-error';
import { g } from '../../api/schema-fields';
import { enumOfValues } from '../../api/scalars';
import { isGameCode } from '../../games/game-codes';
import { present } from '../../kernel/present';
import { nearestAccounts } from '../_core/chart-keys';
import { EVENT_DEFINITIONS } from '../event-contract/catalogue';
import { type FilterOfLines, plainWords } from './journal-filter';

const EntryKind = enumOfValues('EntryKind', 'The kind of an entry (asiento) of the journal.', {
  original: 'The entry of a fact, as it was first posted.',
  reversal: 'The reversal of an earlier entry (contraasiento).',
  replacement: 'What takes its place (asiento sustitutivo).',
});

const LONGEST = 120;
const MOST_NAMED = 50;

/** The arguments that narrow the lines of the journal and of the general ledger; all that are given have to hold. */
export const FILTERS = {
  subtree: g.byDefault(
    false,
    g.bool('Whether the accounts below the account are included: chips has chips:cage.'),
  ),
  text: g.optional(
    g.text(
      `Lines with this text in the slip, the sub-ledger, the id or the title of the event, or the name or code of the account; ${LONGEST} characters at most.`,
    ),
  ),
  amountFrom: g.optional(g.text('The least amount of a line, whatever its side: decimal, e.g. "1250.00".')),
  amountTo: g.optional(g.text('The greatest amount of a line, whatever its side: decimal, e.g. "1250.00".')),
  currency: g.optional(
    g.text('Lines in this currency, e.g. EUR. Amounts are in this one; without it, in that of the books.'),
  ),
  table: g.optional(g.text('Lines of facts of this table.')),
  game: g.optional(g.text('Lines of this game, by code, e.g. roulette-french.')),
  entryKinds: g.optional(g.list(g.of(() => EntryKind, 'Kinds of entries; default: all.'))),
  eventTypes: g.optional(
    g.list(
      g.text(
        'Types of events, or their titles in English or Spanish: cagnotte.cage.chips-sold.v1, Venta de fichas.',
      ),
    ),
  ),
  document: g.optional(
    g.text(
      'Lines of this document: the number of a slip, or the cheque, bank or entry of a register as sub-ledger.',
    ),
  ),
};

interface AskedFilters extends Omit<FilterOfLines, 'branch'> {
  readonly account?: string;
  readonly subtree: boolean;
}

/**
 * Checks the filters of a list of lines.
 * @throws GraphQLError BAD_USER_INPUT that names the argument, its rule and the remedy
 */
export function filterOf(asked: AskedFilters): FilterOfLines {
  const { account, subtree, text, currency, table, game, entryKinds, eventTypes, document } = asked;
  if (account !== undefined) assertAccount(account);
  else if (subtree) throw subtreeOfNothing();
  assertTexts(asked);
  return present({
    branch: account === undefined ? undefined : { account, subtree },
    text: text?.trim(),
    amountFrom: decimalIn('amountFrom', asked.amountFrom),
    amountTo: decimalIn('amountTo', asked.amountTo),
    currency,
    table,
    game,
    entryKinds,
    eventTypes: eventTypes === undefined ? undefined : typesNamed(eventTypes),
    document,
  });
}

/** @throws GraphQLError BAD_USER_INPUT for an empty or long text, and for no currency or game */
function assertTexts({ text, currency, game }: AskedFilters): void {
  if (text !== undefined && (text.trim() === '' || text.length > LONGEST)) throw textOutOfRange();
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) throw noCurrency(currency);
  if (game !== undefined && !isGameCode(game)) throw noGame(game);
}

/** @throws GraphQLError BAD_USER_INPUT for what is no account of the chart and no beginning of one */
export function assertAccount(account: string, argument = 'account'): void {
  const nearest = nearestAccounts(account);
  if (nearest === undefined) return;
  const [given, list] = [shortened(account), nearest.join(', ')];
  throw badInput({
    en: `${argument}: the chart has no account ${given}. The nearest are ${list}; the query accounts lists those with postings.`,
    es: `${argument}: el cuadro no tiene la cuenta ${given}. Las más parecidas son ${list}; la consulta accounts lista las que tienen apuntes.`,
  });
}

const shortened = (text: string): string => text.slice(0, LONGEST);

function decimalIn(argument: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,15}(\.\d{1,3})?$/.test(text)) return text;
  throw badInput({
    en: `${argument}: ${shortened(text)} is no amount. Give a decimal number of 0 or more with a point, e.g. "1250.00".`,
    es: `${argument}: ${shortened(text)} no es un importe. Indique un número decimal, 0 o mayor, con punto: "1250.00".`,
  });
}

/** Types by their names or titles. @throws GraphQLError BAD_USER_INPUT for one that the catalogue has not */
function typesNamed(names: readonly string[]): string[] {
  if (names.length > MOST_NAMED) throw tooManyTypes(names.length);
  return names.flatMap((name) => {
    const wanted = plainWords(name);
    const found = EVENT_DEFINITIONS.filter(({ type, title, concept }) =>
      [type, title.en, title.es, concept ?? ''].some((each) => each !== '' && plainWords(each) === wanted),
    );
    if (found.length === 0) throw noType(shortened(name));
    return found.map(({ type }): string => type);
  });
}

const noType = (name: string): GraphQLError =>
  badInput({
    en: `eventTypes: no type of event is called ${name}. Give a type, as docs/events lists them, or its title; text finds parts of titles.`,
    es: `eventTypes: ningún tipo de evento se llama ${name}. Indique un tipo, según docs/events, o su título; text encuentra partes de títulos.`,
  });

const tooManyTypes = (given: number): GraphQLError =>
  badInput({
    en: `eventTypes: give ${MOST_NAMED} types at most; there are ${given}.`,
    es: `eventTypes: indique ${MOST_NAMED} tipos como máximo; hay ${given}.`,
  });

const subtreeOfNothing = (): GraphQLError =>
  badInput({
    en: 'subtree: give the account whose accounts below are wanted, or leave subtree out.',
    es: 'subtree: indique la cuenta cuyas cuentas inferiores se piden, o prescinda de subtree.',
  });

const textOutOfRange = (): GraphQLError =>
  badInput({
    en: `text: give what is to be found, 1 to ${LONGEST} characters.`,
    es: `text: indique lo que se busca, de 1 a ${LONGEST} caracteres.`,
  });

const noGame = (game: string): GraphQLError =>
  badInput({
    en: `game: there is no game ${shortened(game)}. Give a code as the query games lists them, e.g. roulette-french.`,
    es: `game: no hay ningún juego ${shortened(game)}. Indique un código de los que lista la consulta games, p. ej. roulette-french.`,
  });

const noCurrency = (currency: string): GraphQLError =>
  badInput({
    en: `currency: ${shortened(currency)} is no code of a currency. Give three capital letters, e.g. EUR.`,
    es: `currency: ${shortened(currency)} no es un código de moneda. Indique tres mayúsculas, p. ej. EUR.`,
  });
