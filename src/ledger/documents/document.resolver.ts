import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput } from '../../api/coded-error';
import { PageArguments } from '../../api/connection.type';
import { DecisionField, type DecisionIn, decisions } from '../../api/decision-field';
import {
  decidedOrRefused,
  decisionRecorded,
  DecisionRecorded,
  DecisionRefused,
  type NotRecorded,
  refusedWith,
} from '../../api/decision-refused';
import { list, ListField } from '../../api/list-field';
import { schemaEnum } from '../../api/scalars';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { statedNote } from '../_core/decisions/decision-writer';
import { Documents, DOCUMENT_REFUSALS, type DocumentRefusalCode } from './document.decisions';
import { ATTACHED_TO, type AttachedTo, LONGEST_FILE_NAME } from './document.events';
import { type AttachedDocumentRow, readAttachedDocuments } from './documents.queries';
import { g } from '../../api/schema-fields';

const AttachedToName: Readonly<Record<string, AttachedTo>> = Object.fromEntries(
  ATTACHED_TO.map((what) => [what.replaceAll('-', '_').toUpperCase(), what]),
);
schemaEnum(AttachedToName, 'DocumentAttachedTo', 'What a document is attached to.', {
  FINDING: 'A finding, by its id.',
  GAMING_DAY: 'A gaming day, as 2026-01-31.',
  SLIP: 'A slip, by its number.',
  CORRECTION: 'A correction, by the id of its proposal.',
  INCIDENT: 'An incident at a table, by its id: table, gaming day, session and number.',
});

@ObjectType({ description: 'A file that a person attached to something in the books.' })
class AttachedDocument extends g.object({
  document: g.id('SHA-256 of the file: GET /v1/documents/HASH?casino=… downloads it.'),
  mediaType: g.text('application/pdf, image/jpeg or image/png, by the content of the file.'),
  size: g.int('Bytes of the file.'),
  fileName: g.text('As the person named it.'),
  attachedTo: g.of(() => AttachedToName),
  about: g.id('The finding, gaming day, slip or proposal.'),
  gamingDay: g.gamingDay('The gaming day of what it is attached to.'),
  by: g.text('Who attached it.'),
  at: g.text('The stated time.'),
  note: g.nullable(g.text()),
  recordNumber: g.position(),
}) {}

@ArgsType()
class AttachedDocumentsArguments extends g.args(PageArguments, {
  attachedTo: g.of(() => AttachedToName, 'What they are attached to.'),
  about: g.id('The finding, gaming day, slip, proposal or incident.'),
}) {}

@ArgsType()
class AttachDocumentArguments extends g.args(OfCasinoArguments, {
  document: g.id('SHA-256 of the file, as POST /v1/documents answers it.'),
  fileName: g.text(`1 to ${LONGEST_FILE_NAME} characters, without a folder. Name no customer in it.`),
  attachedTo: g.of(() => AttachedToName, 'What it is attached to.'),
  about: g.id('The finding, gaming day, slip or proposal.'),
  note: g.optional(g.text('What it shows, 1 to 1000 characters.')),
}) {}

@ObjectType({ description: 'It is recorded.' })
class DocumentRecorded extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was attached.' })
class DocumentRefused extends DecisionRefused<DocumentRefusalCode> {}

const ATTACHMENT = decisions({
  answer: decidedOrRefused('DocumentResult', DocumentRecorded, DocumentRefused),
  recorded: decisionRecorded,
  refused: (why: NotRecorded<DocumentRefusalCode>) => refusedWith(DOCUMENT_REFUSALS, why),
  behind: { code: 'DOCUMENT.BOOKS_BEHIND' },
});

const attachedOf = ({ byId, byName, happenedAt, ...row }: AttachedDocumentRow): AttachedDocument => ({
  ...row,
  by: byName ?? byId,
  at: happenedAt,
});

@Resolver()
@RequirePermission('documents:read')
export class DocumentResolver {
  constructor(private readonly documents: Documents) {}

  @ListField(
    AttachedDocument,
    'The documents attached to a finding, a gaming day, a slip, a correction or an incident, in the order of the records.',
  )
  attachedDocuments(@Args() { attachedTo, about }: AttachedDocumentsArguments) {
    return list({
      name: 'attachedDocuments',
      key: { recordNumber: 'record' },
      read: (db, page) => readAttachedDocuments(db, page, { attachedTo, about }),
      node: attachedOf,
    });
  }

  @DecisionField(
    ATTACHMENT,
    'Attaches a file that was sent to POST /v1/documents. It is never changed; what it is attached to and by whom is a record.',
  )
  @RequirePermission('documents:attach')
  attachDocument(@Args() args: AttachDocumentArguments): DecisionIn<typeof ATTACHMENT> {
    const { document, attachedTo, about, fileName, note } = args;
    const words = { fileName: statedFileName(fileName), ...statedNote(note) };
    return (inView, principal) =>
      this.documents.attach({ document, attachedTo, about, ...words }, inView, principal);
  }
}

/** @throws GraphQLError BAD_USER_INPUT for an invalid file name, or one that is too long for an event */
function statedFileName(text: string): string {
  const name = text.trim();
  if (name.length >= 1 && name.length <= LONGEST_FILE_NAME && !/[\p{C}/\\]/u.test(name)) return name;
  throw badInput({
    en: `fileName: give the name of the file without its folder, 1 to ${LONGEST_FILE_NAME} characters.`,
    es: `fileName: indique el nombre del archivo sin su carpeta, de 1 a ${LONGEST_FILE_NAME} caracteres.`,
  });
}
