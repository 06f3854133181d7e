import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import { Currency, Day, Reason, SignedAmount, Staff, TwoPersons, Digest } from '../../kernel/fields.schema';

export const gamingDayOpened = defineFact({
  type: 'cagnotte.gaming-day.opened.v1',
  title: { en: 'Gaming day opened', es: 'Apertura de la jornada' },
  byRules: true,
  category: 'gamingday',
  reportedBy: 'person',
  decidedBy: 'openGamingDay',
  permission: 'days:close',
  description: 'The casino begins a gaming day.',
  data: Type.Object({
    by: Staff,
    previousDay: Type.Optional(Day),
  }),
});

const explainedPlace = {
  check: Type.String({ minLength: 1, maxLength: 60, description: 'the identity that did not hold, e.g. K5' }),
  at: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'the table, slip, account … it is about; all of the check where not given',
    }),
  ),
};

/** A difference that did not prevent the close, because a named person explained it. */
const Explained = Type.Object({
  ...explainedPlace,
  finding: Type.Optional(Type.String({ maxLength: 80 })),
  by: Staff,
  explanation: Reason,
});

const DutyOfEarlierYear = Type.Object({
  year: Type.Integer({ minimum: 1, maximum: 9999 }),
  amount: SignedAmount,
});

const RecordNumber = Type.Integer({ minimum: 0, maximum: 9007199254740991 });

const Seal = Type.Object(
  {
    firstRecord: RecordNumber,
    lastRecord: RecordNumber,
    records: RecordNumber,
    merkleRoot: Digest,
    chainHash: Type.Optional(
      Type.String({ ...Digest, description: 'link of the hash chain at the last record; since 0.2.0' }),
    ),
    houseRecord: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 9007199254740991,
        description: 'the last record of the house: persons, roles, credentials, keys',
      }),
    ),
    houseLink: Type.Optional(
      Type.String({ ...Digest, description: 'link of the hash chain of the house at that record' }),
    ),
    trialBalance: Digest,
    previous: Digest,
    publicKey: Type.String({ minLength: 1, maxLength: 200, description: 'Ed25519, SPKI in base64' }),
    signature: Type.String({ minLength: 1, maxLength: 200, description: 'Ed25519, base64' }),
  },
  { description: 'put by this service under the records and the trial balance of the day' },
);

export const gamingDayClosed = defineFact({
  type: 'cagnotte.gaming-day.closed.v1',
  title: { en: 'Gaming day closed', es: 'Cierre de la jornada' },
  concept: 'Cierre de la jornada: tasa devengada',
  byRules: true,
  category: 'gamingday',
  reportedBy: 'person',
  decidedBy: 'closeGamingDay',
  permission: 'days:close',
  appendedWith: 'exact-version',
  // Not signed by the person, because records of other days arrive meanwhile; the service signs the seal.
  addedAfterSigning: ['through', 'seal'],
  description: 'The books of a gaming day are closed with their control totals; what comes later is late.',
  data: Type.Object({
    by: Staff,
    currency: Currency,
    through: Type.Integer({
      minimum: 0,
      maximum: 9007199254740991,
      description: 'record number at which the checks ran; a higher one of this day is late',
    }),
    controlTotals: Type.Array(
      Type.Object({ account: Type.String({ minLength: 1, maxLength: 120 }), amount: SignedAmount }),
      {
        maxItems: 1000,
        description:
          'balance of each account in the currency of the books at the close, the duty that it accrues included; debit positive, accounts of nothing left out',
      },
    ),
    explained: Type.Optional(Type.Array(Explained, { maxItems: 500 })),
    dutyAccrued: Type.Optional(SignedAmount),
    dutyOfEarlierYears: Type.Optional(
      Type.Array(DutyOfEarlierYear, {
        maxItems: 100,
        description:
          'by how much late facts changed the duty of years that had ended; posted apart from dutyAccrued',
      }),
    ),
    numbering: Type.Optional(
      Type.Enum(['of-what-stands'], {
        description:
          'how the journal of the day is numbered: what stands of each fact, in the order of the facts; else every entry in the order of the records',
      }),
    ),
    seal: Type.Optional(Seal),
  }),
});
export type GamingDayClosed = DataOf<typeof gamingDayClosed>;

export const gamingDayCertified = defineFact({
  type: 'cagnotte.gaming-day.certified.v1',
  title: { en: 'Gaming day certified', es: 'Certificación de la jornada' },
  byRules: true,
  category: 'gamingday',
  reportedBy: 'person',
  decidedBy: 'certifyGamingDay',
  permission: 'days:certify',
  appendedWith: 'exact-version',
  description: 'A person with the right to do so certifies the closed books of a gaming day.',
  data: Type.Object({
    by: Staff,
    statement: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
});

export const gamingDayReopeningProposed = defineFact({
  type: 'cagnotte.gaming-day.reopening-proposed.v1',
  title: { en: 'Gaming day reopening proposed', es: 'Propuesta de reapertura' },
  category: 'gamingday',
  reportedBy: 'person',
  decidedBy: 'proposeReopening',
  permission: 'days:reopen',
  begunHere: true,
  appendedWith: 'exact-version',
  description: 'One person proposes to reopen a closed gaming day; another one has to approve.',
  data: Type.Object({ by: Staff, reason: Reason }),
});

export const gamingDayReopened = defineFact({
  type: 'cagnotte.gaming-day.reopened.v1',
  title: { en: 'Gaming day reopened', es: 'Reapertura de la jornada' },
  byRules: true,
  category: 'gamingday',
  reportedBy: 'person',
  decidedBy: 'approveReopening',
  permission: 'days:reopen',
  persons: 2,
  appendedWith: 'exact-version',
  description: 'Two persons reopen a closed gaming day, with the reason.',
  data: Type.Object({ by: TwoPersons, reason: Reason }),
});

export const explanationSaved = defineFact({
  type: 'cagnotte.explanation.saved.v1',
  title: { en: 'Explanation saved', es: 'Borrador de explicación' },
  category: 'explanation',
  reportedBy: 'person',
  decidedBy: 'saveExplanation',
  permission: 'days:explain',
  begunHere: true,
  appendedWith: 'exact-version',
  description:
    'A person saves what they will say of a difference at the close; without an explanation, what was saved is withdrawn. The close states what counts.',
  data: Type.Object({ ...explainedPlace, explanation: Type.Optional(Reason), by: Staff }),
});
export type ExplanationSaved = DataOf<typeof explanationSaved>;

export const gamingDayEvents = [
  gamingDayOpened,
  gamingDayClosed,
  gamingDayCertified,
  gamingDayReopeningProposed,
  gamingDayReopened,
  explanationSaved,
] as const;
