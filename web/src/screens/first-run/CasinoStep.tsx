import type { ReactNode } from 'react';
import { USUAL_TIME_ZONE } from '../../../../src/kernel/clock-reading';
import { GAME_CODES, type GameCode } from '../../../../src/games/game-codes';
import { AuthoriseCasinoDocument } from '../../api/generated/operations';
import { Button } from '../../parts/Button';
import { gameName } from '../../words/game-name';
import { useWords } from '../../words/words';
import {
  asShortName,
  authorisationOf,
  isTaxNumber,
  LETTERHEAD_FIELDS,
  type Template,
  TEMPLATES,
  type TypedCasino,
  wrongMinimums,
} from './authorisation';
import { useDraft } from './drafts';
import { Choice, Field } from './Field';
import styles from './FirstRun.module.css';
import { decideOrThrow } from '../../api/decide-or-throw';
import { useStep, type StepProps } from './step-outcome';
import { fill } from '../../words/fill';

/** Today by the clock of this machine. The Swedish format is YYYY-MM-DD. */
const today = (): string => new Date().toLocaleDateString('sv');

const empty = (): TypedCasino => ({
  ...{ casino: '', document: '', validFrom: today(), tables: TEMPLATES.small },
  letterhead: { company: '', taxNumber: '', name: '', address: '' },
});

/** Creates the casino by its first authorisation, which starts from a template. */
export function CasinoStep({ found, changed }: StepProps): ReactNode {
  const { words, language } = useWords();
  const { casino: said } = words.firstRun;
  const [typed, write, clear] = useDraft<TypedCasino>('casino', empty());
  const { act, isPending, trouble } = useStep(
    (casino: TypedCasino) =>
      decideOrThrow(AuthoriseCasinoDocument, {
        casino: casino.casino.trim(),
        authorisation: authorisationOf(casino, language),
      }),
    (outcome) => {
      clear();
      if (outcome.__typename === 'AuthorisationRecorded') changed(outcome.receipt);
    },
  );
  if (found.casinos.length > 0)
    return <p>{fill(said.known, { casinos: found.casinos.map(({ id }) => id).join(', ') })}</p>;
  const wrong = wrongMinimums(typed.tables, language);
  const isNumber = isTaxNumber(typed.letterhead.taxNumber);
  const isWhole = typed.casino.trim() !== '' && typed.document.trim() !== '' && typed.tables.length > 0;
  return (
    <>
      <WhichCasino typed={typed} write={write} />
      <Letterhead typed={typed} write={write} />
      <div className={styles['acts']} role="group" aria-label={said.template}>
        <span>{said.template}</span>
        {(Object.keys(TEMPLATES) as Template[]).map((each) => (
          <Button key={each} onClick={() => write({ ...typed, tables: TEMPLATES[each] })}>
            {said.templates[each]}
          </Button>
        ))}
      </div>
      <Tables typed={typed} write={write} />
      {wrong.length > 0 ? <p role="status">{fill(said.wrong, { tables: wrong.join(', ') })}</p> : null}
      <Button
        kind="main"
        disabled={isPending || !isWhole || !isNumber || wrong.length > 0}
        onClick={() => act(typed)}
      >
        {said.authorise}
      </Button>
      {trouble}
    </>
  );
}

interface TypedProps {
  readonly typed: TypedCasino;
  readonly write: (typed: TypedCasino) => void;
}

/** Fields for short name, document of the authority, first day and time zone of the books. */
function WhichCasino({ typed, write }: TypedProps): ReactNode {
  const { casino: said } = useWords().words.firstRun;
  return (
    <div className={styles['fields']}>
      <Field
        name="casino-id"
        label={said.id}
        hint={said.idHint}
        value={typed.casino}
        write={(casino) => write({ ...typed, casino: asShortName(casino) })}
      />
      <Field
        name="casino-document"
        label={said.document}
        hint={said.documentHint}
        value={typed.document}
        write={(document) => write({ ...typed, document })}
      />
      <Field
        name="casino-from"
        type="date"
        label={said.from}
        value={typed.validFrom}
        write={(validFrom) => write({ ...typed, validFrom })}
      />
      <Field
        name="casino-time-zone"
        label={said.timeZone}
        hint={said.timeZoneHint}
        value={typed.timeZone ?? USUAL_TIME_ZONE}
        write={(timeZone) => write({ ...typed, timeZone })}
      />
    </div>
  );
}

/** Fields for the company, which is printed at the head of the books. */
function Letterhead({ typed, write }: TypedProps): ReactNode {
  const { casino: said } = useWords().words.firstRun;
  const { letterhead } = typed;
  return (
    <fieldset className={styles['tables']}>
      <legend>{said.letterhead}</legend>
      <div className={styles['fields']}>
        {LETTERHEAD_FIELDS.map((field) => (
          <Field
            key={field}
            name={`letterhead-${field}`}
            label={said.letterheadFields[field]}
            value={letterhead[field]}
            write={(text) => write({ ...typed, letterhead: { ...letterhead, [field]: text } })}
          />
        ))}
      </div>
      {isTaxNumber(letterhead.taxNumber) ? null : <p role="status">{said.wrongTaxNumber}</p>}
    </fieldset>
  );
}

function Tables({ typed, write }: TypedProps): ReactNode {
  const { words, language } = useWords();
  const { casino: said } = words.firstRun;
  const { tables } = typed;
  const change = (at: number, changed: Partial<TypedCasino['tables'][number]>): void =>
    write({ ...typed, tables: tables.map((each, index) => (index === at ? { ...each, ...changed } : each)) });
  const games = GAME_CODES.map((game) => [game, gameName(game, language)] as const);
  return (
    <fieldset className={styles['tables']}>
      <legend>{said.tables}</legend>
      {tables.map(({ table, game, minimum }, at) => (
        <div key={at} className={styles['table']}>
          <Field
            name={`table-${at}`}
            label={said.table}
            value={table}
            write={(value) => change(at, { table: value })}
          />
          <Choice
            name={`game-${at}`}
            label={said.game}
            value={game}
            options={games}
            write={(value) => change(at, { game: value as GameCode })}
          />
          <Field
            name={`minimum-${at}`}
            label={said.minimum}
            value={minimum}
            write={(value) => change(at, { minimum: value })}
          />
          <Button
            aria-label={fill(said.removeTable, { table })}
            onClick={() => write({ ...typed, tables: tables.filter((_, index) => index !== at) })}
          >
            ✕
          </Button>
        </div>
      ))}
      <Button
        onClick={() =>
          write({ ...typed, tables: [...tables, { table: '', game: 'roulette-french', minimum: '' }] })
        }
      >
        {said.addTable}
      </Button>
    </fieldset>
  );
}
