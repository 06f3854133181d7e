import { type Static, type TSchema, Type } from 'typebox';
import { Amount, Currency, EventReference, PoolField, RoundNo, TableId } from '../../kernel/fields.schema';
import { ALERT_KINDS } from '../../ledger/floor-alerts/floor-alert.events';
import { CasinoId, HouseId } from '../../people/house-fields.events';
import { NOTICE_KINDS } from '../../people/webhook.events';
import type { NoticeKind } from '../../people/webhook.state';

/** A kind of notice that a webhook is sent; `test` cannot be chosen, an administrator asks for it. */
export type SentKind = NoticeKind | 'test';

const Moment = Type.String({ format: 'date-time', description: 'RFC 3339, UTC' });

/** The members of every notice that follows from a record. */
const OF_RECORD = {
  casino: CasinoId,
  record: Type.Integer({ minimum: 1, description: 'number of the record in the casino' }),
  gamingDay: Type.String({ format: 'date', description: 'gaming day, YYYY-MM-DD' }),
};

const FINDING = Type.Object({
  ...OF_RECORD,
  finding: Type.String({ pattern: '^[0-9a-f-]{36}$', description: 'id of the finding' }),
  code: Type.String({ pattern: '^[a-z0-9-]+$', description: 'code of docs/errors.md' }),
  severity: Type.Enum(['violation', 'advisory', 'information'], { description: 'how grave it is' }),
  title: Type.Optional(
    Type.Object(
      { en: Type.String(), es: Type.String() },
      { description: 'title of the code in English and Spanish' },
    ),
  ),
  table: Type.Optional(TableId),
});

const PRIZE = {
  pool: PoolField,
  amount: Amount,
  currency: Currency,
};

/**
 * What the data of each kind of notice have, and when it is sent. Receivers depend on it: members may be added, none may be
 * taken away (`test/architecture/breaking-changes.spec.ts`). A member that names a person, or a text that one wrote, must not be added.
 */
export const NOTICES = {
  'day-closed': { when: 'The books of a gaming day were closed.', data: Type.Object(OF_RECORD) },
  'day-certified': { when: 'A closed gaming day was certified.', data: Type.Object(OF_RECORD) },
  'day-reopened': { when: 'A closed gaming day was reopened.', data: Type.Object(OF_RECORD) },
  'finding-raised': { when: 'A finding was raised.', data: FINDING },
  'finding-ended': { when: 'A finding ended, by the rules or by a person.', data: FINDING },
  'correction-recorded': {
    when: 'Two persons corrected a recorded event.',
    data: Type.Object({
      ...OF_RECORD,
      corrects: EventReference,
      cancels: Type.Boolean({ description: 'whether nothing takes its place' }),
    }),
  },
  'jackpot-won': {
    when: 'A prize of a pool was reported, by a round or by the pool.',
    data: Type.Object({
      ...OF_RECORD,
      ...PRIZE,
      paidFrom: Type.Enum(['table', 'cage-chips', 'cage-cash', 'bank', 'later'], {
        description: 'where it is paid; later: a notice of its payment follows',
      }),
      table: Type.Optional(TableId),
      roundNo: Type.Optional(RoundNo),
    }),
  },
  'jackpot-paid': {
    when: 'A prize was paid that was to be paid later.',
    data: Type.Object({
      ...OF_RECORD,
      ...PRIZE,
      paidFrom: Type.Enum(['cage-chips', 'cage-cash', 'bank'], { description: 'where it was paid' }),
    }),
  },
  'floor-alert': {
    when: 'An alert of the floor became due, at `time`.',
    data: Type.Object({
      casino: OF_RECORD.casino,
      gamingDay: OF_RECORD.gamingDay,
      alert: Type.String({ pattern: '^[0-9a-f-]{36}$', description: 'id of the alert' }),
      alertKind: Type.Enum([...ALERT_KINDS], { description: 'what the alert is about' }),
      table: TableId,
      since: Type.String({ format: 'date-time', description: 'from when its time ran' }),
      sessionNo: Type.Optional(Type.Integer({ minimum: 1, description: 'session of the table' })),
      slip: Type.Optional(Type.String({ description: 'number of the slip that waits' })),
    }),
  },
  'anchor-due': {
    when: 'A gaming day was closed: its anchor is to be kept outside.',
    data: Type.Object({
      ...OF_RECORD,
      anchor: Type.String({
        pattern: '^[a-z0-9][a-z0-9-]{0,62}:[1-9][0-9]*:[0-9a-f]{64}$',
        description:
          '`CASINO:RECORD:HASH`, as `cagnotte anchors` prints it and `cagnotte verify --anchor` takes it',
      }),
    }),
  },
  test: {
    when: 'An administrator asked for a test.',
    data: Type.Object({
      casino: Type.String({ description: 'the first of its casinos, or house' }),
      webhook: HouseId,
    }),
  },
} as const satisfies Record<SentKind, object>;

export type NoticeData<Kind extends SentKind> = Static<(typeof NOTICES)[Kind]['data']>;

/** Every kind, in the order of the documentation. */
export const SENT_KINDS: readonly SentKind[] = [...NOTICE_KINDS, 'test'];

export const noticeType = (kind: SentKind): string => `cagnotte.notice.${kind}.v1`;

/** The form of a whole notice of a kind: the CloudEvent and its data. */
export const noticeForm = (kind: SentKind): TSchema =>
  Type.Object({
    specversion: Type.Literal('1.0'),
    id: Type.String({
      pattern: '^[^.]{1,300}$',
      description: 'the webhook-id, the same at every attempt, without a full stop',
    }),
    source: Type.String({ pattern: '^/casinos/[a-z0-9][a-z0-9-]{0,62}$', description: 'the casino' }),
    type: Type.Literal(noticeType(kind)),
    time: Moment,
    datacontenttype: Type.Literal('application/json'),
    data: NOTICES[kind].data,
  });

/** JSON Schema (draft 7) of a whole notice of a kind. */
export function noticeSchema(kind: SentKind): Record<string, unknown> {
  const type = noticeType(kind);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `urn:cagnotte:notice:${type}`,
    title: type,
    description: NOTICES[kind].when,
    ...(JSON.parse(JSON.stringify(noticeForm(kind))) as Record<string, unknown>),
  };
}
