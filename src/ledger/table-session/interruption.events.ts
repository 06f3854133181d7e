import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { Reason, Staff } from '../../kernel/fields.schema';
import { defineFact } from '../_core/fact-definition';
import { PARTS_BESIDE_BANKS } from '../_core/session-part';

const PlayersPresent = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 100, description: 'players at the table at that moment' }),
);

export const tableInterrupted = defineFact({
  type: 'cagnotte.table.interrupted.v1',
  title: { en: 'Table interrupted', es: 'Interrupción de mesa' },
  unread: PARTS_BESIDE_BANKS,
  category: 'table',
  reportedBy: ['table'],
  description: 'Play at an open table stops for a while; the session is not closed.',
  data: Type.Object({
    reason: Type.Enum(['players-missing', 'incident', 'equipment', 'other'], {
      description: 'players-missing: fewer players than the game needs',
    }),
    explanation: Type.Optional(Reason),
    playersPresent: PlayersPresent,
    by: Type.Optional(Staff),
  }),
});
export type TableInterrupted = DataOf<typeof tableInterrupted>;

export const tableResumed = defineFact({
  type: 'cagnotte.table.resumed.v1',
  title: { en: 'Table resumed', es: 'Reanudación de mesa' },
  unread: PARTS_BESIDE_BANKS,
  category: 'table',
  reportedBy: ['table'],
  description: 'Play at an interrupted table goes on.',
  data: Type.Object({ playersPresent: PlayersPresent, by: Type.Optional(Staff) }),
});

export const interruptionEvents = [tableInterrupted, tableResumed] as const;
