import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { GAME_CODES } from '../../../src/games/game-codes';
import { dataBreach, envelopeBreach } from '../../../src/intake/validators';
import { isSameValue } from '../../../src/kernel/same-value';
import { inOrderOfPlace } from '../../support/fact-order/fact-ledger';
import { extent, patience } from '../../support/service/test-extent';
import { anyCorrection, anyDelivery, correctedIn, type Delivery, delivered, ledgersOf } from './deliveries';
import { FOLDED } from '../../support/fact-order/any-fact';
import { anyNight, gamesIn } from '../../support/fact-order/any-night';

jest.setTimeout(patience(240_000));

const NIGHTS = Number(process.env['PROPERTY_RUNS'] ?? extent(150, 5_000));

/** The facts in order, each with its position of arrival, for failure messages. */
function told(night: readonly CasinoEvent[], delivery: Delivery): string {
  const arrived = delivered(night, delivery);
  return inOrderOfPlace(night)
    .map((fact) => {
      const { id, source, type, gamingday, time, sessionno, sequence, data } = fact;
      const envelope = { id, source, gamingday, time, sessionno, sequence };
      return `${arrived.indexOf(fact) + 1}. ${type} ${JSON.stringify(envelope)} ${JSON.stringify(data)}`;
    })
    .join('\n');
}

describe('the order in which facts arrive', () => {
  it('does not change the result: lines, findings, sessions, pools and first reports equal those of the facts in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyNight,
        fc.array(anyDelivery, { minLength: 3, maxLength: 3 }),
        anyCorrection,
        async (night, deliveries, correction) => {
          const corrected = correction && correctedIn(night, correction);
          const corrections = corrected === undefined ? [] : [corrected];
          const inOrder = await ledgersOf(inOrderOfPlace(night), {
            corrections: corrections.map((each) => ({ ...each, behind: 99 })),
          });
          for (const delivery of deliveries) {
            const arrived = await ledgersOf(delivered(night, delivery), { corrections });
            const facts = isSameValue(arrived, inOrder) ? '' : told(night, delivery);
            expect({ facts, ...arrived }).toEqual({ facts, ...inOrder });
          }
        },
      ),
      { numRuns: NIGHTS },
    );
  });
});

describe('the nights', () => {
  const nights = fc.sample(anyNight, Math.max(NIGHTS, 400));

  it('have facts of every evaluated type, at tables of all games', () => {
    const types = new Set(nights.flatMap((night) => night.map(({ type }) => type)));
    expect(FOLDED.map(({ type }) => type).filter((type) => !types.has(type))).toEqual([]);
    const games = new Set(nights.flatMap(gamesIn));
    expect(GAME_CODES.filter((game) => !games.has(game))).toEqual([]);
  });

  it('consist of facts that intake would store', () => {
    for (const fact of nights.flat())
      expect([fact.type, envelopeBreach(fact), dataBreach(fact.type, fact.data)]).toEqual([
        fact.type,
        undefined,
        undefined,
      ]);
  });
});
