import { ROOT } from '../../architecture/project-files';
import type { GameCode } from '../../../src/games/game-codes';
import { type EdgesFrom, SLOW_EDGES } from './slow-edges';
import { digestOf } from './worked-out-from';

/** Yields copies of facts, each with another amount raised by one. */
function* raised(facts: unknown): Generator<unknown> {
  if (typeof facts === 'bigint') yield facts + 1n;
  if (typeof facts !== 'object' || facts === null || 'citation' in facts) return;
  for (const [name, part] of Object.entries(facts)) {
    if (name === 'rules' || name === 'register') continue;
    for (const other of raised(part))
      yield Array.isArray(facts) ? facts.with(Number(name), other) : { ...facts, [name]: other };
  }
}

const SLOW = Object.entries(SLOW_EDGES) as [GameCode, EdgesFrom][];

describe('the digest of the inputs of edges', () => {
  it.each(SLOW)('changes with any amount of the facts: %s', (game, { code, facts }) => {
    const kept = digestOf(game, { code, facts }, ROOT);
    const others = [...raised(facts)].map((changed) =>
      digestOf(game, { code, facts: changed as readonly object[] }, ROOT),
    );
    expect(others.length).toBeGreaterThan(2);
    expect(others).not.toContain(kept);
    expect(new Set(others).size).toBe(others.length);
  });

  it.each(SLOW)('does not change with the words of a rule: %s', (game, { code, facts }) => {
    const reworded = facts.map((each) => ({ ...each, rules: { otherwise: 'told' } }));
    expect(digestOf(game, { code, facts: reworded }, ROOT)).toBe(digestOf(game, { code, facts }, ROOT));
  });
});
