import { ArgsType, ObjectType } from '@nestjs/graphql';
import { ListArguments } from '../../api/connection.type';
import { decisions } from '../../api/decision-field';
import {
  DataRefused,
  decidedOrRefused,
  decisionRecorded,
  DecisionRecorded,
  refusedWith,
} from '../../api/decision-refused';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { ProposalType, signatureOf } from '../register/event.resolver';
import type { ErasureKnown, ErasureNotRecorded, ErasureRefusalCode } from './erasure.decisions';
import { ERASURE_REFUSALS, MOST_ERASED } from './erasure.decisions';
import { g } from '../../api/schema-fields';

@ObjectType({
  description:
    'A person or a delivery in quarantine whose texts are recorded encrypted, under a key of their own.',
})
export class PersonalSubject extends g.object({
  subject: g.id('player/ID; event/KEY of an event that names no player; delivery/HASH; document/HASH.'),
  firstDay: g.gamingDay('The first gaming day of which something is recorded.'),
  lastDay: g.gamingDay('The last one.'),
  erasedOn: g.nullable(g.gamingDay('When it was erased, UTC; null while it can be read.')),
}) {}

@ObjectType({ description: 'A text about a person in an encrypted field of a record.' })
export class PersonalText extends g.object({
  path: g.text('JSON pointer to the field: /data/payee.'),
  subject: g.id('Whose it is, as proposeErasure names it.'),
  text: g.text('What it says; once erased: erased on DATE.'),
  textEs: g.text('The same; once erased: borrado el FECHA.'),
  erasedOn: g.nullable(g.gamingDay('When it was erased, UTC; null while it can be read.')),
}) {}

@ObjectType({
  description: 'A proposal to erase names of customers or deliveries in quarantine, and its approval.',
})
export class Erasure extends g.object(ProposalType, {
  eventId: g.id('Pass it to recordErasure to approve.'),
  subjects: g.list(g.id('Whose texts are erased.')),
}) {}

@ObjectType({ description: 'It is recorded.' })
export class ErasureDecided extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was decided, and nothing erased.' })
export class ErasureRefused extends DataRefused<ErasureRefusalCode> {}

export const ERASURE = decisions({
  answer: decidedOrRefused('ErasureResult', ErasureDecided, ErasureRefused),
  recorded: decisionRecorded,
  refused: ({ code, unknown }: ErasureNotRecorded) => {
    const detail = unknown === undefined ? null : unknown.join(', ');
    return { ...refusedWith(ERASURE_REFUSALS, { code }), detail, detailEs: detail };
  },
  behind: { code: 'ERASURE.BOOKS_BEHIND' },
});

export const erasureOf = ({ proposed, signedWith, ...known }: ErasureKnown): Erasure => ({
  ...known,
  subjects: proposed.erases.map(({ subject }) => subject),
  reason: proposed.reason,
  proposedBy: proposed.by.name ?? proposed.by.id,
  signature: signatureOf(signedWith),
});

@ArgsType()
export class SubjectsArguments extends g.args(ListArguments, {
  erased: g.byDefault(false, g.bool('Those that were erased instead of those that can be read.')),
  subject: g.optional(g.id('Only this one: player/ID.')),
}) {}

@ArgsType()
export class TextsArguments extends g.args(OfCasinoArguments, {
  record: g.position('The number of the record.'),
}) {}

@ArgsType()
export class ErasuresArguments extends g.args(ListArguments, {
  newest: g.byDefault(false, g.bool('The newest first, instead of the oldest.')),
}) {}

@ArgsType()
export class ProposeErasureArguments extends g.args(OfCasinoArguments, {
  subjects: g.list(g.id(`Whose texts to erase, at most ${MOST_ERASED}: as in the query personalData.`)),
  reason: g.text('The reason, 1 to 1000 characters. It is kept permanently: do not name anybody in it.'),
}) {}

@ArgsType()
export class RecordErasureArguments extends g.args(OfCasinoArguments, {
  proposal: g.id('Event id of the proposal.'),
}) {}
