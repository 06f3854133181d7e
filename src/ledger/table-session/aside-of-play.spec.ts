import fc from 'fast-check';
import { tell } from '../../../test/support/book/told';
import { at, opened } from '../../../test/support/one-order/golden-facts';
import { shownLedger } from '../../../test/support/fact-order/shown-ledger';
import { anyNight } from '../../../test/support/fact-order/any-night';
import { FactLedger, inOrderOfPlace } from '../../../test/support/fact-order/fact-ledger';
import { casinoOf } from '../../kernel/source';
import { evaluateFact } from '../evaluation/evaluate-event';
import type { Meaning } from '../evaluation/evaluate-at-place';
import type { CasinoEvent } from '../../kernel/envelope';
import { initialState } from '../_core/evaluation.state';
import { isAsideOfPlay, type TablePlay, unknownPlay } from './table-play.state';

async function meaningsIn(night: Parameters<typeof inOrderOfPlace>[0]): Promise<Meaning[]> {
  const ledgers = new Map<string, FactLedger>();
  for (const fact of inOrderOfPlace(night)) {
    const casino = casinoOf(fact.source);
    const ledger = ledgers.get(casino) ?? new FactLedger();
    ledgers.set(casino, ledger);
    await ledger.take(fact);
  }
  return [...ledgers.values()].flatMap(({ meanings }) => [...meanings.values()]);
}

function evaluatedWith(play: TablePlay, { event, session, evaluation: { books } }: Meaning) {
  const before = { ...initialState, books, session: { ...session, play } };
  const { lines, findings, tallies, session: after } = evaluateFact(event, before);
  const { play: playAfter, ...rest } = after;
  return { meaning: { lines, findings, tallies, rest }, playAfter };
}

describe('a fact aside of the play', () => {
  it('has the same meaning with any state of play, and leaves the state of play unchanged', async () => {
    const types = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyNight, async (night) => {
        const meanings = await meaningsIn(night);
        const plays = [unknownPlay, ...meanings.map(({ evaluation }) => evaluation.session.play)];
        for (const fact of meanings.filter(({ event }) => isAsideOfPlay(event))) {
          types.add(fact.event.type);
          const usual = evaluatedWith(unknownPlay, fact).meaning;
          for (const play of plays) {
            const { meaning, playAfter } = evaluatedWith(play, fact);
            expect(meaning).toEqual(usual);
            expect(playAfter).toBe(play);
          }
        }
      }),
      { numRuns: 100, seed: 1 },
    );
    expect(types.size).toBe(10);
  });
});

describe('a late round', () => {
  const round = (moment: string, roundNo: number): CasinoEvent =>
    at(
      moment,
      tell(
        'round.settled',
        {
          roundNo,
          bets: [{ betId: `bet ${roundNo}`, type: 'red', stake: 500 }],
          // Zero holds the bet over, so the next round depends on this one.
          outcome: { number: 0 },
        },
        { id: `round ${roundNo}` },
      ),
    );
  const credit = (moment: string): CasinoEvent =>
    at(
      moment,
      tell('cage.credit-received', { table: 'T1', amount: 500, slip: 'C1' }, { at: 'cage', id: 'credit' }),
    );
  const begun = opened('01 20:00', 'T1', 'roulette-french', { amount: 100_000 });

  it('does not cause facts aside of the play to be evaluated again, and its outcome is read by the next round', async () => {
    const evaluated = new Set<string>();
    const ledger = new FactLedger(undefined, undefined, {
      evaluating: (event, work) => {
        evaluated.add(event.id);
        return work();
      },
    });
    const inOrder = new FactLedger();
    const facts = [begun, round('01 21:00', 1), credit('01 22:00'), round('01 23:00', 4)];
    // Round 3 reads the table past the credit, which is not evaluated again after round 2 has arrived.
    const late = [round('01 21:30', 2), round('01 22:30', 3), round('01 23:30', 5)];
    for (const fact of inOrderOfPlace([...facts, ...late])) await inOrder.take(fact);
    for (const fact of facts) await ledger.take(fact);
    evaluated.clear();
    for (const fact of late) await ledger.take(fact);
    expect([...evaluated].sort()).toEqual(['round 2', 'round 3', 'round 4', 'round 5']);
    expect(shownLedger(ledger)).toEqual(shownLedger(inOrder));
  });
});
