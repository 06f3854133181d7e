import { Unreachable } from './ask';

/**
 * What the service answers, kept in this browser; without the network, what it answered last.
 * @throws as `read`, where nothing was kept
 */
export async function orKept<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
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
