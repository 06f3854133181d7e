import type { SessionAt } from '../_core/store/session-key.queries';
import { readSessionFacts, type SessionFact } from './session-facts.queries';
import { readSessionPostings, type SessionPostings } from './session-postings.queries';
import type { Question } from '../../api/graphql/snapshot/operation-snapshot';

export const SESSION_FACTS: Question<SessionAt, readonly SessionFact[]> = {
  name: 'session-facts',
  read: readSessionFacts,
};

export const SESSION_POSTINGS: Question<SessionAt, SessionPostings> = {
  name: 'session-postings',
  read: readSessionPostings,
};
