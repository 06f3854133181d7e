import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { RecordLink } from '../../parts/RecordLink';
import { Sheet } from '../../parts/Sheet';
import { SureButton } from '../../parts/SureButton';
import { TroubleBox } from '../../parts/TroubleBox';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { currencyIn, decimalsOf } from '../corrections/fact-to-correct';
import { ToldFields } from '../record/FactCard';
import { fieldsOfType, tellFields } from '../record/told-fields';
import { FaultsOfSheet } from './FaultsOfSheet';
import { importRows, type Mapping, type Preview, type RowToCorrect, type ToldEvent } from './sheets';
import styles from './Sheets.module.css';

interface PreviewProps {
  readonly casino: string;
  /** Its bytes, in base64. */
  readonly sheet: string;
  readonly mapping: Mapping;
  readonly rows: Preview;
}

/** What an import would record: counts, totals, faults and the first rows; and the button that records them. */
export function PreviewOfRows(props: PreviewProps): ReactNode {
  const { casino, mapping, rows } = props;
  const { sheets: said } = useOutsideWords();
  const { fresh, recorded, toCorrect, faults, faultCount, totals } = rows;
  const counts = {
    ...{ fresh: `${fresh}`, recorded: `${recorded}` },
    ...{ toCorrect: toCorrect.length, faults: `${faultCount}` },
  };
  return (
    <section aria-label={said.preview}>
      <h2>{said.preview}</h2>
      <p role="status">{fill(said.counts, counts)}</p>
      <dl className={styles['totals']}>
        {totals.map(({ heading, amount, currency }) => (
          <div key={heading}>
            <dt>{fill(said.total, { heading })}</dt>
            <dd>
              <Amount amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <FaultsOfSheet faults={faults} />
      {faults.length < Number(faultCount) ? <p>{said.moreFaults}</p> : null}
      <ToCorrect casino={casino} rows={toCorrect} />
      <Examples mapping={mapping} rows={rows} />
      <Recording {...props} />
    </section>
  );
}

/** The button that records what was looked at; of a sheet with faults only the other rows, if the person wants so. */
function Recording({ casino, sheet, mapping, rows }: PreviewProps): ReactNode {
  const { sheets: said } = useOutsideWords();
  const [partial, setPartial] = useState(false);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => importRows(casino, { sheet, mapping, seen: rows.seen, partial }),
  });
  if (data !== undefined)
    return (
      <p role="status">
        {fill(said.imported, {
          ...{ stored: `${data.counts['stored'] ?? 0n}`, recorded: `${data.recorded}` },
          notKept: data.notKept.length,
        })}
      </p>
    );
  const hasFaults = rows.faultCount > 0n;
  const label = fill(said.import, { count: Number(rows.fresh) });
  return (
    <div className={styles['form']}>
      {hasFaults ? (
        <label className={styles['check']}>
          <input type="checkbox" checked={partial} onChange={({ target }) => setPartial(target.checked)} />
          {said.partial}
        </label>
      ) : null}
      {error ? <TroubleBox error={error} /> : null}
      {rows.fresh === 0n ? null : (
        <SureButton
          {...{ label }}
          name={label}
          sure={said.importSure}
          isDisabled={isPending || (hasFaults && !partial)}
          act={() => mutate()}
        />
      )}
      <small>{said.nothingYet}</small>
    </div>
  );
}

function ToCorrect({
  casino,
  rows,
}: {
  readonly casino: string;
  readonly rows: readonly RowToCorrect[];
}): ReactNode {
  const { sheets: said } = useOutsideWords();
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{said.toCorrect}</h3>
      <p>{said.toCorrectHint}</p>
      <ul>
        {rows.map(({ row, record }) => (
          <li key={record}>
            {said.row} {`${row}`}: <RecordLink record={Number(record)} /> ·{' '}
            <Link to="/$casino/records/$record/correct" params={{ casino, record }}>
              {fill(said.correctRecord, { record })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first rows: what the sheet says, and the event that each would be. */
function Examples({ mapping, rows: { sheet, examples } }: Pick<PreviewProps, 'mapping' | 'rows'>): ReactNode {
  const { sheets: said } = useOutsideWords();
  if (sheet === undefined) return null;
  const used = [...new Set(mapping.columns.map(({ heading }) => heading))];
  return (
    <Sheet caption={said.examples} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.row}</th>
          <th scope="col">{said.said}</th>
          <th scope="col">{said.recordedAs}</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ row, cells, event }) => (
          <tr key={`${row}`}>
            <th scope="row">{`${row}`}</th>
            <td>
              <dl className={styles['cells']}>
                {used.map((heading) => (
                  <div key={heading}>
                    <dt>{heading}</dt>
                    <dd>{cells[sheet.headings.indexOf(heading)] ?? '—'}</dd>
                  </div>
                ))}
              </dl>
            </td>
            <td>
              {event === undefined ? said.notRecorded : <EventOfRow event={event} type={mapping.type} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

interface EventOfRowProps {
  readonly event: ToldEvent;
  readonly type: string;
}

function EventOfRow({ event: { gamingday, time, source, data }, type }: EventOfRowProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const told = tellFields(fieldsOfType(type) ?? [], data, {
    ...{ language, game: undefined, correctedType: undefined },
    ...{ decimals: decimalsOf(data), currency: currencyIn(data) },
    moment: (at) => clock.moment(at),
    yesOrNo: words.capture.choice,
    ...{ anyBet: words.authorisation.anyBet, asStored: words.record.asStored },
  });
  const table = /\/tables\/([^/]+)/.exec(source)?.[1];
  return (
    <>
      <p>{[formatDay(gamingday), table, clock.moment(time)].filter(Boolean).join(' · ')}</p>
      <ToldFields told={told} />
    </>
  );
}
