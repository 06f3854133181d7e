import type { SessionAt } from '../../../projections/table-sessions/session-key';
import { readSessionFacts, type SessionFact } from '../../../projections/table-sessions/session-facts';
import {
  readSessionPostings,
  type SessionPostings,
} from '../../../projections/table-sessions/session-postings';
import type { Question } from '../snapshot/operation-snapshot';

export const SESSION_FACTS: Question<SessionAt, readonly SessionFact[]> = {
  name: 'session-facts',
  read: readSessionFacts,
};

export const SESSION_POSTINGS: Question<SessionAt, SessionPostings> = {
  name: 'session-postings',
  read: readSessionPostings,
};
