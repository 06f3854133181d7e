import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { Allowed } from '../../parts/Allowed';
import { ScreenHead } from '../../parts/ScreenHead';
import { TroubleBox } from '../../parts/TroubleBox';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { type Draft, draftOf, mappingOf } from './draft';
import { MappingForm } from './MappingForm';
import { PreviewOfRows } from './PreviewOfRows';
import { SavedMappings } from './SavedMappings';
import { bytesOf, type Mapping, type Preview, preview, savedMappings } from './sheets';
import { FaultsOfSheet } from './FaultsOfSheet';
import styles from './Sheets.module.css';

const MOST_BYTES = 4 * 1_024 * 1_024;

/** Imports a sheet of a house without devices: the file, what its columns mean, every row and fault, then the records. */
export function SheetsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const { sheets: said } = useOutsideWords();
  return (
    <>
      <ScreenHead title={words.nav.sheets} />
      <p className={styles['soft']}>{said.lead}</p>
      <Allowed permission="sheets:import" act={words.nav.sheets} casino={casino}>
        <Import casino={casino} />
      </Allowed>
    </>
  );
}

/** A sheet that was chosen, as the service has read it. */
interface ChosenSheet {
  readonly name: string;
  readonly bytes: string;
  readonly read: Preview;
}

/** The rows that were looked at, with the mapping that they were looked at with: only these can be recorded. */
interface LookedAt {
  readonly mapping: Mapping;
  readonly rows: Preview;
}

function Import({ casino }: { readonly casino: string }): ReactNode {
  const [draft, setDraft] = useState<Draft>();
  const saved = useQuery({ queryKey: ['sheet-mappings', casino], queryFn: () => savedMappings(casino) });
  const choosing = useMutation({
    mutationFn: async (file: File): Promise<ChosenSheet> => {
      const bytes = await bytesOf(file);
      return { name: file.name, bytes, read: await preview(casino, bytes) };
    },
    onSuccess: () => looking.reset(),
  });
  const looking = useMutation({
    mutationFn: async ({ sheet, mapping }: { readonly sheet: string; readonly mapping: Mapping }) => ({
      mapping,
      rows: await preview(casino, sheet, mapping),
    }),
  });
  const chosen = choosing.data;
  const headings = chosen?.read.sheet?.headings ?? [];
  const changed = (next: Draft | undefined): void => {
    looking.reset();
    setDraft(next);
  };
  const looked: LookedAt | undefined = looking.data;
  return (
    <>
      <SheetFile isReading={choosing.isPending} choose={choosing.mutate} />
      {choosing.error ? <TroubleBox error={choosing.error} /> : null}
      {saved.error ? <TroubleBox error={saved.error} again={() => void saved.refetch()} /> : null}
      {chosen ? <ReadOfSheet {...chosen} /> : null}
      {chosen?.read.sheet ? (
        <MappingForm
          key={chosen.read.seen}
          {...{ draft, headings, changed }}
          examples={chosen.read.examples}
          saved={saved.data?.mappings ?? []}
          choose={(mapping) => changed(draftOf(mapping, headings))}
          isLooking={looking.isPending}
          look={(complete) => looking.mutate({ sheet: chosen.bytes, mapping: mappingOf(complete) })}
        />
      ) : null}
      {looking.error ? <TroubleBox error={looking.error} /> : null}
      {looked && chosen ? (
        <PreviewOfRows key={looked.rows.seen} {...looked} casino={casino} sheet={chosen.bytes} />
      ) : null}
      <SavedMappings
        {...{ casino }}
        mapping={looked?.mapping}
        saved={saved.data?.mappings ?? []}
        changed={() => void saved.refetch()}
      />
    </>
  );
}

interface SheetFileProps {
  readonly isReading: boolean;
  readonly choose: (file: File) => void;
}

function SheetFile({ isReading, choose }: SheetFileProps): ReactNode {
  const { words } = useWords();
  const { sheets: said } = useOutsideWords();
  const id = useId();
  const [file, setFile] = useState<File>();
  const isTooLarge = file !== undefined && file.size > MOST_BYTES;
  return (
    <div className={styles['form']}>
      {/* The native button is labelled in the browser's language; this label is in the person's. */}
      <label htmlFor={id}>
        {said.file}
        <span className={styles['choose']}>
          <span className={styles['button']}>{said.choose}</span> {file?.name ?? said.noFile}
        </span>
      </label>
      <input
        id={id}
        type="file"
        className={styles['chosen']}
        accept=".csv,.xlsx,text/csv"
        onChange={({ target }) => {
          const next = target.files?.[0];
          setFile(next);
          if (next !== undefined && next.size <= MOST_BYTES) choose(next);
        }}
      />
      {isTooLarge ? <p role="alert">{said.tooLarge}</p> : null}
      {isReading ? <p role="status">{words.state.loading}</p> : null}
    </div>
  );
}

/** How the service understood the file, or why it could not. */
function ReadOfSheet({ name, read: { sheet, faults } }: ChosenSheet): ReactNode {
  const { sheets: said } = useOutsideWords();
  if (sheet === undefined || faults.length > 0) return <FaultsOfSheet faults={faults} />;
  const { format, encoding, separator, rows } = sheet;
  const details = [encoding, separator && fill(said.separator, { separator }), sheet.name];
  return (
    <p role="status">
      {fill(said.read, {
        ...{ name, format: format.toUpperCase(), rows: `${rows}` },
        details: details.filter(Boolean).join(', '),
      })}
    </p>
  );
}
