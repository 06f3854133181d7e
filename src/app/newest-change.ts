import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When the newest file of a directory was written, or that file itself, in milliseconds; undefined where there is none. */
export function newestChange(place: string): number | undefined {
  if (!existsSync(place)) return undefined;
  if (!statSync(place).isDirectory()) return statSync(place).mtimeMs;
  const changes = readdirSync(place).map((name) => statSync(join(place, name)).mtimeMs);
  return changes.length === 0 ? undefined : Math.max(...changes);
}
