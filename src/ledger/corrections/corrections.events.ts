import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import {
  Currency,
  Day,
  DocumentId,
  GameCodeField,
  Reason,
  Staff,
  TableId,
  TwoPersons,
  EventReference,
  ProposalId,
} from '../../kernel/fields.schema';

const CLEARING = {
  currency: Currency,
  point: Type.Enum(['table', 'drop', 'cagnotte', 'jackpot', 'tips', 'cambista', 'cage', 'custody']),
  amount: Type.Integer({
    minimum: -9007199254740991,
    maximum: 9007199254740991,
    description: 'minor units; a shortage is positive, as the variance shows it, a surplus negative',
  }),
  to: Type.Enum(['win', 'loss', 'receivable', 'other-income']),
  table: Type.Optional(TableId),
  game: Type.Optional(GameCodeField),
  ofDay: Type.Optional(Day),
};

export const clearingProposed = defineFact({
  type: 'cagnotte.variance.clearing-proposed.v1',
  title: { en: 'Variance clearing proposed', es: 'Propuesta de regularización de diferencia' },
  movesNothing: 'another person has to approve',
  category: 'clearing',
  reportedBy: 'person',
  decidedBy: 'proposeClearing',
  permission: 'corrections:decide',
  begunHere: true,
  foreignCurrency: true,
  description: 'One person proposes what a pending difference was; another one has to approve.',
  data: Type.Object({ ...CLEARING, by: Staff, reason: Reason, document: DocumentId }),
});
export type ClearingProposed = DataOf<typeof clearingProposed>;

export const varianceCleared = defineFact({
  type: 'cagnotte.variance.cleared.v1',
  title: { en: 'Variance cleared', es: 'Regularización de diferencia' },
  byRules: true,
  inBooks: true,
  category: 'cage',
  reportedBy: 'person',
  decidedBy: 'recordClearing',
  permission: 'corrections:decide',
  persons: 2,
  foreignCurrency: true,
  description:
    'Two persons decide what a pending difference was: a mistake in play, a loss, a claim, or an income.',
  data: Type.Object({
    ...CLEARING,
    approvedBy: TwoPersons,
    reason: Reason,
    document: DocumentId,
    proposal: Type.Optional(ProposalId),
  }),
});
export type VarianceCleared = DataOf<typeof varianceCleared>;

export const clearingEvents = [clearingProposed, varianceCleared] as const;

const Replacement = Type.Object(
  {},
  { description: 'data of the type of the corrected event; without it the event is cancelled' },
);

export const correctionProposed = defineFact({
  type: 'cagnotte.correction.proposed.v1',
  title: { en: 'Correction proposed', es: 'Propuesta de corrección' },
  category: 'proposal',
  reportedBy: 'person',
  decidedBy: 'proposeCorrection',
  permission: 'corrections:decide',
  begunHere: true,
  appendedWith: 'exact-version',
  description: 'One person proposes to correct a recorded event; another one has to approve.',
  data: Type.Object({
    corrects: EventReference,
    replacement: Type.Optional(Replacement),
    reason: Reason,
    by: Staff,
    document: Type.Optional(DocumentId),
  }),
});
export type CorrectionProposed = DataOf<typeof correctionProposed>;

export const correctionWithdrawn = defineFact({
  type: 'cagnotte.correction.withdrawn.v1',
  title: { en: 'Proposed correction withdrawn', es: 'Propuesta de corrección retirada' },
  category: 'proposal',
  reportedBy: 'person',
  decidedBy: 'withdrawCorrection',
  permission: 'corrections:decide',
  begunHere: true,
  appendedWith: 'exact-version',
  description:
    'The person who proposed a correction takes the proposal back, before another one approves it.',
  data: Type.Object({ corrects: EventReference, proposal: ProposalId, by: Staff }),
});
export type CorrectionWithdrawn = DataOf<typeof correctionWithdrawn>;

export const correctionRecorded = defineFact({
  type: 'cagnotte.correction.recorded.v1',
  title: { en: 'Correction recorded', es: 'Corrección' },
  inBooks: true,
  category: 'correction',
  reportedBy: 'person',
  decidedBy: 'recordCorrection',
  permission: 'corrections:decide',
  persons: 2,
  appendedWith: 'new-stream',
  description: 'Two persons correct a recorded event: other data take its place, or it is cancelled.',
  data: Type.Object({
    corrects: EventReference,
    replacement: Type.Optional(Replacement),
    reason: Reason,
    proposedBy: Staff,
    approvedBy: Staff,
    document: Type.Optional(DocumentId),
    proposal: Type.Optional(ProposalId),
  }),
});
export type CorrectionRecorded = DataOf<typeof correctionRecorded>;

export const correctionEvents = [correctionProposed, correctionWithdrawn, correctionRecorded] as const;
