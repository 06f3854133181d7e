import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput } from '../../api/coded-error';
import { schemaEnum } from '../../api/scalars';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { Answer } from '../../api/snapshot/operation-context';
import type { KnownBooks } from '../../api/snapshot/operation-snapshot';
import { addressOfFigure } from '../_core/books/figure';
import { titleOf } from '../_core/books/figure-words';
import { accountInChart, LAST_DAY, withAccountNames } from '../casino/chart-mapping';
import { readCharts } from '../casino/known-days.queries';
import { readAccountPaths } from '../journal/journal.queries';
import { figureAsked } from './explain-figure.queries';
import { findBanks } from '../player-bank/bank.queries';
import { readNamedRecord, readRecordsWithId, type RegisteredRecord } from '../register/records';
import { incidentAddress, readIncidents } from '../incidents/incidents.queries';
import { readNumbered } from '../slips/slips.queries';
import { g } from '../../api/schema-fields';

const HitKind = {
  RECORD: 'RECORD',
  EVENT: 'EVENT',
  SLIP: 'SLIP',
  BOX: 'BOX',
  BANK: 'BANK',
  INCIDENT: 'INCIDENT',
  ACCOUNT: 'ACCOUNT',
  FIGURE: 'FIGURE',
} as const;
type HitKind = keyof typeof HitKind;
schemaEnum(HitKind, 'SearchHitKind', 'What was found.', {
  RECORD: 'The event of a record number.',
  EVENT: 'An event, by its id.',
  SLIP: 'A slip (vale), by its number.',
  BOX: 'A box (caja), by its number.',
  BANK: "A player's bank, by its name.",
  INCIDENT: 'An incident at a table, by its number.',
  ACCOUNT: 'An account, by its path, or by its code or name in the chart of the casino.',
  FIGURE: 'A figure, by its address.',
});

@ObjectType({ description: 'A search result, with the values that its query needs.' })
class SearchHit extends g.object({
  kind: g.of(() => HitKind),
  id: g.id(
    'Id of the event, number of the slip or box, name of the bank, address of the incident, path of the account, address of the figure.',
  ),
  title: g.text('In words.'),
  titleEs: g.text('In Spanish.'),
  recordNumber: g.nullable(
    g.position(
      'The record of the event; of a slip, a box, a bank or an incident one that names it. See the query event.',
    ),
  ),
  gamingDay: g.nullable(g.gamingDay('Of a slip, a box, a bank or an incident.')),
  table: g.nullable(g.text('Of a slip, a box, a bank or an incident.')),
  sessionNo: g.nullable(g.int('Of a bank or an incident.')),
  figure: g.nullable(g.id('Of an account or a figure: the address to explain.')),
}) {}

@ObjectType({ description: 'What a text may mean, the most likely first.' })
class SearchHits extends g.object(Answer, {
  hits: g.listOf(() => SearchHit, 'At most 8 of each kind.'),
}) {}

@ArgsType()
class SearchArguments extends g.args(CasinoArguments, {
  text: g.text('A text from a paper or a book, 1 to 120 characters.'),
}) {}

const LONGEST_TEXT = 120;
const MOST_OF_A_KIND = 8;

interface SearchScope extends KnownBooks {
  readonly text: string;
  readonly manager: EntityManager;
}

/** Readers of accounts may also read slips, boxes, banks and events. */
@Resolver()
@RequirePermission('ledger:read')
export class SearchResolver {
  @AnswerField(
    () => SearchHits,
    'Finds slips, boxes, events, records, banks, incidents, accounts and figures by a text from a paper or a book.',
  )
  search(@Args() args: SearchArguments): AnswerOf<SearchHits> {
    const text = args.text.trim();
    if (text === '' || text.length > LONGEST_TEXT) throw noText();
    return async (books) => ({ hits: await hitsOf({ ...books, text }) });
  }
}

async function hitsOf(asked: SearchScope): Promise<SearchHit[]> {
  return [
    ...(await figuresOf(asked)),
    ...(await recordsOf(asked)),
    ...(await papersOf(asked)),
    ...(await banksOf(asked)),
    ...(await incidentsOf(asked)),
    ...(await accountsOf(asked)),
  ];
}

const NOTHING_ELSE = { recordNumber: null, gamingDay: null, table: null, sessionNo: null, figure: null };

const sameIn = (title: string): Pick<SearchHit, 'title' | 'titleEs'> => ({ title, titleEs: title });

async function figuresOf({ casino, position, text, manager }: SearchScope): Promise<SearchHit[]> {
  const figure = figureAsked(text);
  if (figure === undefined) return [];
  const charts = await readCharts(manager, { casino, position });
  const { en, es } = withAccountNames(
    titleOf(figure),
    'day' in figure ? (figure.day ?? LAST_DAY) : LAST_DAY,
    charts,
  );
  const address = addressOfFigure(figure);
  return [{ ...NOTHING_ELSE, kind: 'FIGURE', id: address, title: en, titleEs: es, figure: address }];
}

const RECORD_NUMBER = /^[1-9]\d{0,17}$/;

async function recordsOf({ manager, text, casino, position }: SearchScope): Promise<SearchHit[]> {
  const recordNumber = RECORD_NUMBER.test(text) ? BigInt(text) : undefined;
  const numbered =
    recordNumber === undefined
      ? undefined
      : await readNamedRecord(manager, { casino, position, named: { recordNumber } });
  const wanted = { casino, position, eventId: text, limit: MOST_OF_A_KIND };
  return [
    ...(numbered === undefined ? [] : [eventHit('RECORD')(numbered)]),
    ...(await readRecordsWithId(manager, wanted)).map(eventHit('EVENT')),
  ];
}

const eventHit =
  (kind: 'RECORD' | 'EVENT') =>
  ({ eventId, eventType, source, recordNumber }: RegisteredRecord): SearchHit => ({
    ...NOTHING_ELSE,
    kind,
    id: eventId,
    recordNumber,
    ...sameIn(`${eventType} · ${source}`),
  });

/** Merges the reports of a slip into one result; a box has one result for each day, because boxes are used again. */
async function papersOf({ manager, text, casino, position }: SearchScope): Promise<SearchHit[]> {
  const reports = await readNumbered(manager, { casino, position, slip: text });
  const papers = new Map<string, SearchHit>();
  for (const { kind, slip, table, gamingDay, recordNumber } of reports.toReversed()) {
    const paper = kind === 'box' ? `box ${gamingDay}` : 'slip';
    if (papers.has(paper)) continue;
    papers.set(paper, {
      ...NOTHING_ELSE,
      kind: kind === 'box' ? 'BOX' : 'SLIP',
      id: slip,
      recordNumber,
      gamingDay,
      table,
      ...sameIn([slip, table].filter(Boolean).join(' · ')),
    });
  }
  return [...papers.values()].slice(0, MOST_OF_A_KIND);
}

async function banksOf({ manager, text, casino, position }: SearchScope): Promise<SearchHit[]> {
  const banks = await findBanks(manager, { casino, position, bank: text, limit: MOST_OF_A_KIND });
  return banks.map(({ bank, tableId, gamingDay, sessionNo, firstRecord }) => ({
    ...NOTHING_ELSE,
    kind: 'BANK',
    id: bank,
    gamingDay,
    table: tableId,
    sessionNo,
    ...sameIn(`${bank} · ${tableId}`),
    recordNumber: firstRecord,
  }));
}

async function incidentsOf({ manager, text, casino, position }: SearchScope): Promise<SearchHit[]> {
  const page = { casino, position, limit: MOST_OF_A_KIND };
  const incidents = await readIncidents(manager, page, { incident: text });
  return incidents.map((incident) => ({
    ...NOTHING_ELSE,
    kind: 'INCIDENT',
    id: incidentAddress(incident),
    gamingDay: incident.gamingDay,
    table: incident.table,
    sessionNo: incident.sessionNo,
    ...sameIn(`${text} · ${incident.table}`),
    recordNumber: incident.recordNumber,
  }));
}

/** Removes accents and capitals, so that names match as people type them. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

async function accountsOf({ manager, text, casino, position }: SearchScope): Promise<SearchHit[]> {
  const words = plain(text).split(/[\s·]+/);
  const charts = await readCharts(manager, { casino, position });
  const found: SearchHit[] = [];
  for (const account of await readAccountPaths(manager, { casino, position })) {
    const { code, name, nameEs } = accountInChart(account, LAST_DAY, charts);
    const names = plain([account, code, name, nameEs].join(' '));
    if (!words.every((word) => names.includes(word))) continue;
    const titled = (named: string): string => [code, named].filter((part) => part !== '').join(' · ');
    const figure = addressOfFigure({ kind: 'balance', account });
    found.push({
      ...NOTHING_ELSE,
      kind: 'ACCOUNT',
      id: account,
      figure,
      title: titled(name),
      titleEs: titled(nameEs),
    });
    if (found.length === MOST_OF_A_KIND) break;
  }
  return found;
}

const noText = () =>
  badInput({
    en: `text: give what is to be found, 1 to ${LONGEST_TEXT} characters.`,
    es: `text: indique lo que se busca, de 1 a ${LONGEST_TEXT} caracteres.`,
  });
