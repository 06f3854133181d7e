import { useQuery } from '@tanstack/react-query';
import { answers } from '../../api/answers';
import { ask } from '../../api/ask';
import { KeysDocument, PeopleDocument } from '../../api/generated/operations';

/** The persons of the house, their roles and what waits for approval. */
export const usePeople = () =>
  useQuery({ queryKey: ['people', 'register'], queryFn: ({ signal }) => ask(PeopleDocument, {}, signal) });

/** The keys of persons and devices, for those who may manage them. */
export const useKeys = (mayManage: boolean) =>
  useQuery({
    queryKey: ['people', 'keys'],
    queryFn: ({ signal }) => ask(KeysDocument, {}, signal),
    enabled: mayManage,
  });

/** Reads persons and keys again after a decision. */
export const reread = (): Promise<void> => answers.invalidateQueries({ queryKey: ['people'] });

export const SESSIONS = 'sessions-of';

/** Reads the sessions of a person again, too: those that a key began end with it. */
export const rereadWithSessions = (): Promise<unknown> =>
  Promise.all([reread(), answers.invalidateQueries({ queryKey: [SESSIONS] })]);
