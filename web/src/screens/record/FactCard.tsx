import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { CorrectedTypeDocument, type RecordQuery } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { readExact } from '../../money/exact-json';
import { Sheet } from '../../parts/Sheet';
import { eventWord } from '../../words/fact-words';
import { gameName } from '../../words/game-name';
import { useWords } from '../../words/words';
import { currencyIn, decimalsOf, gameOf } from '../corrections/fact-to-correct';
import styles from './RecordScreen.module.css';
import { fieldsOfType, type Told, type ToldPieces, tellFields } from './told-fields';
import type { Data } from './told-words';

type Found = Extract<RecordQuery['event'], { __typename: 'EventFound' }>;

interface FactCardProps extends Pick<Found, 'event' | 'slips'> {
  readonly casino: string;
}

/** A record as its people read it: what happened where and when, and each of its fields in words. */
export function FactCard({ casino, event, slips }: FactCardProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const recorded = readExact(event.bytes) as Data;
  const { game, correctedType } = useSurroundings(casino, event, recorded);
  const data = recorded['data'] as Data;
  const told = tellFields(fieldsOfType(event.eventType) ?? [], data, {
    ...{ language, game, correctedType, decimals: decimalsOf(data), currency: currencyIn(data) },
    moment: (at) => clock.moment(at),
    yesOrNo: words.capture.choice,
    ...{ anyBet: words.authorisation.anyBet, asStored: words.record.asStored },
  });
  return (
    <section className={styles['card']} aria-label={words.record.card}>
      <h2>{eventWord(event.eventType, language)}</h2>
      <dl className={styles['facts']}>
        <PlaceOf {...{ casino, recorded, game }} source={event.source} />
        <dt>{words.record.recordedAt}</dt>
        <dd>
          {clock.moment(event.recordedAt)}
          {event.standing === 'CONFLICT' ? ` · ${words.record.conflict}` : null}
        </dd>
        {slips.length === 0 ? null : (
          <>
            <dt>{words.explain.slip}</dt>
            <dd>
              {slips.map((slip) => (
                <Link key={slip} to="/$casino/slips/$slip" params={{ casino, slip }}>
                  {slip}
                </Link>
              ))}
            </dd>
          </>
        )}
      </dl>
      <ToldFields told={told} />
    </section>
  );
}

interface PlaceOfProps {
  readonly casino: string;
  readonly source: string;
  readonly recorded: Data;
  readonly game: string | undefined;
}

/** The session or the gaming day of a record, and the moment when it happened. */
function PlaceOf({ casino, source, recorded, game }: PlaceOfProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const { gamingday: day, sessionno: no, time } = recorded;
  const table = /\/tables\/([^/]+)/.exec(source)?.[1];
  const session = typeof no === 'bigint' ? `${no}` : '1';
  const isOfTable = table !== undefined && typeof day === 'string';
  const named = [table, game === undefined ? '' : gameName(game, language)].filter(Boolean).join(' · ');
  return (
    <>
      {isOfTable ? (
        <>
          <dt>{words.record.table}</dt>
          <dd>
            <Link to="/$casino/table/$table/$day/$session" params={{ casino, table, day, session }}>
              {named}
              {session === '1' ? '' : ` · ${session}`}
            </Link>
          </dd>
        </>
      ) : null}
      {typeof day === 'string' ? (
        <>
          <dt>{words.record.gamingDay}</dt>
          <dd>{formatDay(day)}</dd>
        </>
      ) : null}
      <dt>{words.record.happenedAt}</dt>
      <dd>{typeof time === 'string' ? clock.moment(time) : null}</dd>
    </>
  );
}

/** The game of the session of a record, and the type of the fact that a correction is about. */
function useSurroundings(casino: string, event: Found['event'], recorded: Data) {
  const { data: game } = useQuery({
    queryKey: ['game-of-record', casino, event.recordNumber],
    queryFn: async ({ signal }) => (await gameOf(casino, event.source, recorded, signal)) ?? null,
  });
  const { source, id } = ((recorded['data'] as Data)['corrects'] ?? {}) as Readonly<Record<string, string>>;
  const { data: correctedType } = useQuery({
    queryKey: ['corrected-type', casino, source, id],
    queryFn: async ({ signal }) => {
      const { event: found } = await ask(CorrectedTypeDocument, { casino, source: source!, id: id! }, signal);
      return found.__typename === 'EventFound' ? found.event.eventType : null;
    },
    enabled: source !== undefined && id !== undefined,
  });
  return { game: game ?? undefined, correctedType: correctedType ?? undefined };
}

/** The fields of an event in words, with those below them. */
export function ToldFields({ told }: { readonly told: readonly Told[] }): ReactNode {
  return (
    <dl className={styles['facts']}>
      {told.map(({ label, text, pieces, fields }, at) => (
        <div key={`${at} ${label}`} className={styles['told']}>
          <dt>{label}</dt>
          <dd>
            {text}
            {pieces === undefined || pieces.length === 0 ? null : <Pieces name={label} pieces={pieces} />}
            {fields === undefined ? null : isTable(fields) ? (
              <ToldTable name={label} rows={fields} />
            ) : (
              <ToldFields told={fields} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** More than one row of one-line fields is a table. */
const isTable = (rows: readonly Told[]): boolean =>
  rows.length > 1 &&
  rows.every(({ fields }) => fields?.every((each) => each.text !== undefined && !each.pieces) === true) &&
  columnsOf(rows).length <= 8;

const columnsOf = (rows: readonly Told[]): readonly string[] => [
  ...new Set(rows.flatMap(({ fields = [] }) => fields.map(({ label }) => label))),
];

function ToldTable({ name, rows }: { readonly name: string; readonly rows: readonly Told[] }): ReactNode {
  const columns = columnsOf(rows);
  return (
    <Sheet caption={name}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, fields = [] }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((column) => (
              <td key={column}>{fields.find((each) => each.label === column)?.text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

interface PiecesProps {
  readonly name: string;
  readonly pieces: readonly ToldPieces[];
}

function Pieces({ name, pieces }: PiecesProps): ReactNode {
  const { words } = useWords();
  return (
    <Sheet caption={name}>
      <thead>
        <tr>
          {[words.capture.value, words.capture.pieces, words.capture.amount].map((each) => (
            <th key={each} scope="col" data-kind="money">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pieces.map(({ value, pieces: count, amount }) => (
          <tr key={value}>
            <th scope="row" data-kind="money">
              {value}
            </th>
            <td data-kind="money">{count}</td>
            <td data-kind="money">{amount}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
