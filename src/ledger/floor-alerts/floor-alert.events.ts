import { Type } from 'typebox';
import { defineFact } from '../_core/fact-definition';
import { Reason, Staff, TableId } from '../../kernel/fields.schema';

export const ALERT_KINDS = [
  'silent-source',
  'slip-unconfirmed',
  'count-overdue',
  'bank-near-limit',
  'interrupted-long',
  'slow-play',
] as const;

export const floorAlertAcknowledged = defineFact({
  type: 'cagnotte.floor-alert.acknowledged.v1',
  title: { en: 'Floor alert acknowledged', es: 'Aviso de sala visto' },
  category: 'alert',
  reportedBy: 'person',
  decidedBy: 'acknowledgeFloorAlert',
  permission: 'findings:acknowledge',
  description: 'A person has seen an alert of the floor and says so; it says what the alert was.',
  data: Type.Object({
    alert: Type.String({ pattern: '^[0-9a-f-]{36}$', description: 'id of the alert' }),
    kind: Type.Enum([...ALERT_KINDS]),
    table: TableId,
    about: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'the source, the slip or the bank' }),
    ),
    since: Type.String({ format: 'instant', description: 'from when the time of the alert ran' }),
    by: Staff,
    note: Type.Optional(Reason),
  }),
});

export const floorAlertEvents = [floorAlertAcknowledged] as const;
