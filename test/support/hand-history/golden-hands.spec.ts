import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyHand, textOfHand } from './sample-hands';
import { toEvents } from '../../../packages/hand-history/to-events';

const GOLDEN = join(__dirname, '..', '..', 'golden', 'hand-history');

/** One varied hand of each real game, and one with side pots. */
const HANDS = [
  ['texas-holdem', '35602058746'],
  ['five-card-draw', '35839033367'],
  ['seven-card-stud', '35874289931'],
  ['side-pots', '90000000102'],
] as const;

describe('the events of a hand are frozen', () => {
  it.each(HANDS)('%s, hand %s (UPDATE_GOLDEN=1 writes it anew; look at the difference)', (name, id) => {
    const file = join(GOLDEN, `${name}.json`);
    const text = `${JSON.stringify(toEvents([onlyHand(textOfHand(id))]), null, 2)}\n`;
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text);
    expect(existsSync(file)).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
