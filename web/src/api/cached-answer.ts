import { Unreachable } from './ask';

/**
 * Reads from the service and caches the answer in this browser. If the service is not reached, returns the cached answer.
 * @throws the error of `read` if nothing is cached
 */
export async function readOrCached<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await read();
    localStorage.setItem(key, JSON.stringify(answer));
    return answer;
  } catch (error) {
    const kept = localStorage.getItem(key);
    if (error instanceof Unreachable && kept !== null) return JSON.parse(kept) as Answer;
    throw error;
  }
}
