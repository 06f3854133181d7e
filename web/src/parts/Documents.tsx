import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useClock } from '../days/clock';
import { ask, Refused } from '../api/ask';
import {
  AttachDocumentDocument,
  AttachedDocumentsDocument,
  type AttachedDocumentsQuery,
  type DocumentAttachedTo,
} from '../api/generated/operations';
import { mayAt, sendDocument, sessionQuery } from '../api/session';
import { fill } from '../words/fill';
import { useWords } from '../words/words';
import { Button } from './Button';
import { FileField } from './FileField';
import styles from './Documents.module.css';
import { knownAt } from '../time-machine/known';
import { TroubleBox } from './TroubleBox';

/** The object that documents are attached to. */
interface Target {
  readonly casino: string;
  readonly attachedTo: DocumentAttachedTo;
  readonly about: string;
}

const KINDS = 'application/pdf,image/jpeg,image/png';

const MOST_BYTES = 5 * 1_024 * 1_024;

/** The documents of a finding or a day for persons who may read them, and a form for persons who may attach one. */
export function Documents({ casino, attachedTo, about }: Target): ReactNode {
  const { words } = useWords();
  const { known } = useSearch({ from: '/$casino' });
  const { data: session } = useQuery(sessionQuery);
  const [receipt, setReceipt] = useState<string>();
  const mayRead = session !== undefined && mayAt(session, 'documents:read', casino);
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', casino, attachedTo, about, known, receipt],
    queryFn: ({ signal }) =>
      ask(
        AttachedDocumentsDocument,
        { casino, attachedTo, about, knownAt: knownAt(known), waitFor: receipt },
        signal,
      ),
    enabled: mayRead,
    placeholderData: (before) => before,
  });
  if (!mayRead) return null;
  const mayAttach = known === undefined && mayAt(session, 'documents:attach', casino);
  return (
    <section className={styles['documents']}>
      <h3>{words.documents.title}</h3>
      {error ? <TroubleBox error={error} again={() => void refetch()} /> : null}
      {data ? <List casino={casino} edges={data.attachedDocuments.edges} /> : null}
      {mayAttach ? <Attach {...{ casino, attachedTo, about }} attached={setReceipt} /> : null}
    </section>
  );
}

interface ListProps {
  readonly casino: string;
  readonly edges: AttachedDocumentsQuery['attachedDocuments']['edges'];
}

function List({ casino, edges }: ListProps): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  if (edges.length === 0) return <p>{words.documents.none}</p>;
  return (
    <ul>
      {edges.map(({ node: { recordNumber, document, fileName, size, by, at, note } }) => (
        <li key={recordNumber}>
          <a
            href={`/v1/documents/${document}?${new URLSearchParams({ casino, name: fileName }).toString()}`}
            download
          >
            {fileName}
          </a>{' '}
          · {fill(words.documents.size, { kilobytes: Math.ceil(size / 1024) })} · {by} · {clock.moment(at)}
          {note ? <q> {note}</q> : null}
        </li>
      ))}
    </ul>
  );
}

interface AttachProps extends Target {
  /** Called after the attachment is recorded, with its receipt. */
  readonly attached: (receipt: string) => void;
}

interface Chosen {
  readonly file: File;
  readonly note: string;
}

async function attach({ file, note }: Chosen, target: Target): Promise<string> {
  const document = await sendDocument(target.casino, file);
  const said = note.trim() === '' ? {} : { note: note.trim() };
  const { attachDocument } = await ask(AttachDocumentDocument, {
    ...{ ...target, document, fileName: file.name, ...said },
  });
  if (attachDocument.__typename === 'DocumentRecorded') return attachDocument.receipt;
  throw new Refused(attachDocument.code, attachDocument.message, attachDocument.messageEs);
}

/** The form to attach a document. The file and the text stay until the attachment is recorded. */
function Attach({ attached, ...target }: AttachProps): ReactNode {
  const { words } = useWords();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [note, setNote] = useState('');
  const [times, setTimes] = useState(0);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (chosen: Chosen) => attach(chosen, target),
    onSuccess: (receipt) => {
      setFile(undefined);
      setNote('');
      setTimes((before) => before + 1);
      attached(receipt);
    },
  });
  const isTooLarge = file !== undefined && file.size > MOST_BYTES;
  const sent = (event: FormEvent): void => {
    event.preventDefault();
    if (file !== undefined && !isTooLarge) mutate({ file, note });
  };
  return (
    <form className={styles['attach']} onSubmit={sent}>
      <FileField
        key={times}
        label={words.documents.file}
        accept={KINDS}
        hint={words.documents.hint}
        file={file}
        choose={(chosen) => {
          setFile(chosen);
          reset();
        }}
      />
      <label htmlFor={`${id}-note`}>{words.documents.note}</label>
      <input
        id={`${id}-note`}
        maxLength={1_000}
        value={note}
        onChange={({ target: { value } }) => setNote(value)}
      />
      <Button type="submit" disabled={file === undefined || isTooLarge || isPending}>
        {isPending ? words.documents.attaching : words.documents.attach}
      </Button>
      {isTooLarge ? <p role="alert">{words.documents.tooLarge}</p> : null}
      {error ? <TroubleBox error={error} /> : null}
    </form>
  );
}
