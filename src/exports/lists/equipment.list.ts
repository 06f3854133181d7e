import lists from '../../words/lists.json';
import type { BothLanguages } from '../../kernel/words';
import { listColumn, listOfNodes, momentCell, textCell } from './declared-list';

const { equipment: words, equipmentMovements: movementWords } = lists;

/** The words of a value of the schema; the value itself where there are none. */
const of = (said: Readonly<Record<string, BothLanguages>>, value: string): BothLanguages =>
  said[value] ?? { en: value, es: value };

interface Piece {
  readonly serial: string;
  readonly kind: string;
  readonly model: string | null;
  readonly isAutomatic: boolean;
  readonly games: readonly string[] | null;
  readonly backs: readonly { readonly colour: string; readonly decks: number }[];
  readonly homologation: {
    readonly number: string | null;
    readonly validUntil: string | null;
    readonly isEnded: boolean;
  } | null;
  readonly document: string | null;
  readonly enteredOn: string;
  readonly enteredBy: string;
  readonly recordNumber: number;
  readonly state: string;
  readonly isDefective: boolean;
  readonly table: string | null;
  readonly gamingDay: string | null;
  readonly sessionNo: number | null;
}

/** The register of equipment (Order of 9-1-1979, articles 44 and 45): each piece, its homologation and where it is. */
export const equipmentList = listOfNodes<Piece>({
  name: 'equipment',
  title: words.title,
  field: 'equipment',
  node: `serial kind model isAutomatic games backs { colour decks } homologation { number validUntil isEnded }
    document enteredOn enteredBy recordNumber state isDefective table gamingDay sessionNo`,
  columns: () => [
    listColumn('serial', words.serial, ({ serial }) => textCell(serial)),
    listColumn('kind', words.kind, ({ kind }, language) => textCell(of(words.kinds, kind)[language])),
    listColumn('model', words.model, ({ model }) => textCell(model)),
    listColumn('automatic', words.automatic, ({ kind, isAutomatic }, language) =>
      textCell(kind === 'SHOE' ? lists.customers[isAutomatic ? 'yes' : 'no'][language] : ''),
    ),
    listColumn('games', words.games, ({ games }) => textCell(games?.join(', ') ?? ''), { isOffPaper: true }),
    listColumn('backs', words.backs, ({ backs }) =>
      textCell(backs.map(({ colour, decks }) => `${decks} × ${colour}`).join(', ')),
    ),
    listColumn('homologation', words.homologation, ({ homologation }) =>
      textCell(homologation?.number ?? null),
    ),
    listColumn('valid-until', words.validUntil, ({ homologation }) =>
      momentCell(homologation?.validUntil ?? null),
    ),
    listColumn('ended', words.ended, ({ homologation }, language) =>
      textCell(homologation?.isEnded === true ? lists.customers.yes[language] : ''),
    ),
    listColumn('document', lists.arguments.document, ({ document }) => textCell(document)),
    listColumn('entered-on', words.enteredOn, ({ enteredOn }) => momentCell(enteredOn)),
    listColumn('entered-by', words.enteredBy, ({ enteredBy }) => textCell(enteredBy), { isOffPaper: true }),
    listColumn('state', words.state, ({ state }, language) => textCell(of(words.states, state)[language])),
    listColumn('defective', words.defective, ({ isDefective }, language) =>
      textCell(isDefective ? lists.customers.yes[language] : ''),
    ),
    listColumn('table', lists.arguments.table, ({ table }) => textCell(table)),
    listColumn('gaming-day', lists.arguments.gamingDay, ({ gamingDay }) => momentCell(gamingDay), {
      isOffPaper: true,
    }),
    listColumn(
      'session',
      lists.arguments.sessionNo,
      ({ sessionNo }) => textCell(sessionNo === null ? '' : `${sessionNo}`),
      { isOffPaper: true },
    ),
    listColumn('record', words.record, ({ recordNumber }) => textCell(`${recordNumber}`), {
      isOffPaper: true,
    }),
  ],
});

interface Movement {
  readonly serial: string;
  readonly kind: string;
  readonly model: string | null;
  readonly movement: string;
  readonly gamingDay: string;
  readonly at: string;
  readonly table: string | null;
  readonly sessionNo: number | null;
  readonly homologation: string | null;
  readonly validUntil: string | null;
  readonly document: string | null;
  readonly note: string | null;
  readonly by: string | null;
  readonly recordNumber: number;
}

/** What happened to the pieces of the register: entries, places, checks, withdrawals and destructions. */
export const equipmentMovementsList = listOfNodes<Movement>({
  name: 'equipment-movements',
  title: movementWords.title,
  field: 'equipmentMovements',
  node: `serial kind model movement gamingDay at table sessionNo homologation validUntil document note by recordNumber`,
  columns: () => [
    listColumn('gaming-day', lists.arguments.gamingDay, ({ gamingDay }) => momentCell(gamingDay)),
    listColumn('at', movementWords.at, ({ at }) => momentCell(at)),
    listColumn('serial', words.serial, ({ serial }) => textCell(serial)),
    listColumn('kind', words.kind, ({ kind }, language) => textCell(of(words.kinds, kind)[language])),
    listColumn('model', words.model, ({ model }) => textCell(model), { isOffPaper: true }),
    listColumn('movement', movementWords.movement, ({ movement }, language) =>
      textCell(of(movementWords.movements, movement)[language]),
    ),
    listColumn('table', lists.arguments.table, ({ table }) => textCell(table)),
    listColumn(
      'session',
      lists.arguments.sessionNo,
      ({ sessionNo }) => textCell(sessionNo === null ? '' : `${sessionNo}`),
      { isOffPaper: true },
    ),
    listColumn('homologation', words.homologation, ({ homologation }) => textCell(homologation)),
    listColumn('valid-until', words.validUntil, ({ validUntil }) => momentCell(validUntil)),
    listColumn('document', lists.arguments.document, ({ document }) => textCell(document)),
    listColumn('note', movementWords.note, ({ note }) => textCell(note)),
    listColumn('by', movementWords.by, ({ by }) => textCell(by)),
    listColumn('record', words.record, ({ recordNumber }) => textCell(`${recordNumber}`), {
      isOffPaper: true,
    }),
  ],
});
