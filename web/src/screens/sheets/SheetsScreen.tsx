import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Allowed } from '../../parts/Allowed';
import { FileField } from '../../parts/FileField';
import { ScreenHead } from '../../parts/ScreenHead';
import { TroubleBox } from '../../parts/TroubleBox';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { type Draft, draftOf, mappingOf } from './draft';
import { MappingForm } from './MappingForm';
import { PreviewOfRows } from './PreviewOfRows';
import { SavedMappings, SaveMapping } from './SavedMappings';
import { bytesOf, type Mapping, type Preview, preview, type SavedMapping, savedMappings } from './sheets';
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
  const saved = useQuery({ queryKey: ['sheet-mappings', casino], queryFn: () => savedMappings(casino) });
  const mappings = saved.data?.mappings ?? [];
  const choosing = useMutation({
    mutationFn: async (file: File): Promise<ChosenSheet> => {
      const bytes = await bytesOf(file);
      return { name: file.name, bytes, read: await preview(casino, bytes) };
    },
  });
  const changed = (): void => void saved.refetch();
  return (
    <>
      <SheetFile isReading={choosing.isPending} choose={choosing.mutate} />
      <Trouble error={choosing.error} />
      <Trouble error={saved.error} again={changed} />
      {choosing.data ? (
        <Rows
          key={choosing.data.read.seen}
          {...{ casino, changed }}
          chosen={choosing.data}
          saved={mappings}
        />
      ) : null}
      <SavedMappings {...{ casino, changed }} saved={mappings} />
    </>
  );
}

interface RowsProps {
  readonly casino: string;
  readonly chosen: ChosenSheet;
  readonly saved: readonly SavedMapping[];
  /** The saved mappings are others now. */
  readonly changed: () => void;
}

/** The rows of a sheet: what its columns mean, what would be recorded, and the mapping that can be saved. */
function Rows({ casino, chosen, saved, changed }: RowsProps): ReactNode {
  const [draft, setDraft] = useState<Draft>();
  const looking = useMutation({
    mutationFn: async (mapping: Mapping): Promise<LookedAt> => ({
      mapping,
      rows: await preview(casino, chosen.bytes, mapping),
    }),
  });
  const { sheet, examples } = chosen.read;
  if (sheet === undefined) return <ReadOfSheet {...chosen} />;
  const { headings } = sheet;
  // What was looked at was the sheet by another mapping.
  const drafted = (next: Draft | undefined): void => {
    looking.reset();
    setDraft(next);
  };
  return (
    <>
      <ReadOfSheet {...chosen} />
      <MappingForm
        {...{ draft, headings, examples, saved }}
        changed={drafted}
        choose={(mapping) => drafted(draftOf(mapping, headings))}
        isLooking={looking.isPending}
        look={(complete) => looking.mutate(mappingOf(complete))}
      />
      <Trouble error={looking.error} />
      {looking.data ? (
        <>
          <PreviewOfRows
            key={looking.data.rows.seen}
            {...looking.data}
            casino={casino}
            sheet={chosen.bytes}
          />
          <SaveMapping {...{ casino, changed }} mapping={looking.data.mapping} />
        </>
      ) : null}
    </>
  );
}

interface TroubleProps {
  readonly error: Error | null;
  readonly again?: () => void;
}

const Trouble = ({ error, ...more }: TroubleProps): ReactNode =>
  error === null ? null : <TroubleBox error={error} {...more} />;

interface SheetFileProps {
  readonly isReading: boolean;
  readonly choose: (file: File) => void;
}

function SheetFile({ isReading, choose }: SheetFileProps): ReactNode {
  const { words } = useWords();
  const { sheets: said } = useOutsideWords();
  const [file, setFile] = useState<File>();
  const isTooLarge = file !== undefined && file.size > MOST_BYTES;
  const chosen = (next: File | undefined): void => {
    setFile(next);
    if (next !== undefined && next.size <= MOST_BYTES) choose(next);
  };
  return (
    <>
      <FileField label={said.file} accept=".csv,.xlsx,text/csv" file={file} choose={chosen} />
      {isTooLarge ? <p role="alert">{said.tooLarge}</p> : null}
      {isReading ? <p role="status">{words.state.loading}</p> : null}
    </>
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
