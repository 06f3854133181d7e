import { FactLedger } from '../../../test/support/fact-order/fact-ledger';
import { isSameValue } from '../../kernel/same-value';
import { Chance } from '../../../packages/simulator/chance';
import { simulate } from '../../../packages/simulator/simulate';
import type { CasinoBooks } from '../casino/casino-books.state';
import type { CasinoEvent } from '../../kernel/envelope';
import { isFact } from '../fact-order/place.state';
import { sessionKeyOf } from '../table-session/session-key.state';
import { carriedSession } from './carried-session';
import type { Meaning } from './evaluate-at-place';

/** An evening of banks, a shoe, hands and rounds. */
const EVENING = [
  ...simulate({
    casino: 'granada',
    currency: 'EUR',
    seed: 'carried',
    firstDay: '2026-03-06',
    days: 1,
    tables: 6,
    hours: 1,
  }),
].filter(isFact);

/** The decisions after all facts: the casino has opened its ledger and has no authorisation. */
async function decidedBy(facts: readonly CasinoEvent[]): Promise<CasinoBooks> {
  const ledger = new FactLedger();
  for (const fact of facts) await ledger.take(fact);
  return ledger.now.decided;
}

/** The meaning of each fact by the id of its event, taken in order, so that none is evaluated again. */
async function meaningsOf(facts: readonly CasinoEvent[]): Promise<ReadonlyMap<string, Meaning>> {
  const ledger = new FactLedger();
  for (const fact of facts) await ledger.take(fact);
  return new Map([...ledger.meanings.values()].map((meaning) => [meaning.event.id, meaning]));
}

const said = ({ evaluation: { lines, findings } }: Meaning) => ({ lines, findings });

const idsOf = (types: RegExp): readonly string[] =>
  EVENING.filter(({ type }) => types.test(type)).map(({ id }) => id);

const bankOf = (data: unknown): string | undefined => (data as { readonly bank?: string }).bank;

/** The facts that are evaluated when one arrives late. */
async function evaluatedFor(late: CasinoEvent): Promise<ReadonlySet<string>> {
  const evaluated = new Set<string>();
  const ledger = new FactLedger(undefined, undefined, {
    evaluating: (event, work) => {
      evaluated.add(event.id);
      return work();
    },
  });
  for (const fact of EVENING) if (fact !== late) await ledger.take(fact);
  evaluated.clear();
  await ledger.take(late);
  return evaluated;
}

describe('a session that is carried past a fact without evaluating it again', () => {
  it('equals the session that an evaluation gives, with the same entry and findings', async () => {
    const whole = await meaningsOf(EVENING);
    const decided = await decidedBy(EVENING);
    const carried = new Set<string>();
    const missing = new Chance('missing').shuffled(
      EVENING.filter((fact) => sessionKeyOf(fact) !== undefined),
    );
    for (const late of missing.slice(0, 40)) {
      for (const [id, was] of await meaningsOf(EVENING.filter((fact) => fact !== late))) {
        const is = whole.get(id)!;
        if (isSameValue(was.session, is.session)) continue;
        const session = carriedSession(was, is.session, decided);
        // The meaning of a fact that reads a balance or a pool may change for that reason.
        const readsMore = was.accounts.size + was.cells.size > 0;
        if (session === undefined || (readsMore && !isSameValue(said(was), said(is)))) continue;
        carried.add(was.event.type);
        expect({ id, late: late.id, session, ...said(was) }).toEqual({
          id,
          late: late.id,
          session: is.evaluation.session,
          ...said(is),
        });
      }
    }
    expect([...carried]).toEqual(
      expect.arrayContaining([
        'cagnotte.coup.played.v1',
        'cagnotte.hand.played.v1',
        'cagnotte.round.settled.v1',
        'cagnotte.bank.offered.v1',
        'cagnotte.chips.exchanged.v1',
      ]),
    );
  });
});

describe('for a late fact of the play', () => {
  it('the hands after a late hand are not evaluated again', async () => {
    const hands = idsOf(/hand\.played/);
    const evaluated = await evaluatedFor(EVENING.find(({ id }) => id === hands[2])!);
    expect(hands.filter((id) => evaluated.has(id))).toEqual([hands[2]]);
  });

  it('offers and coups of other banks are not evaluated again after a late coup of a bank that has ended', async () => {
    const coups = idsOf(/coup\.played/);
    const late = EVENING.find(({ id }) => id === coups[0])!;
    const evaluated = await evaluatedFor(late);
    const ofTable = EVENING.filter(({ source }) => source === late.source);
    const ended = ofTable.findIndex(
      ({ type, data }) => /bank\.ended/.test(type) && bankOf(data) === bankOf(late.data),
    );
    const behind = ofTable.slice(ended + 1).filter(({ type }) => /coup\.played|bank\.offered/.test(type));
    expect(behind.length).toBeGreaterThan(20);
    expect(behind.filter(({ id }) => evaluated.has(id))).toEqual([]);
  });

  it('rounds after a late round are not evaluated again for the cards that have left the shoe', async () => {
    const rounds = EVENING.filter(
      ({ type, source }) => /round\.settled/.test(type) && source.endsWith('/PB1'),
    );
    const evaluated = await evaluatedFor(rounds[2]!);
    expect(rounds.slice(4).filter(({ id }) => evaluated.has(id))).toEqual([]);
  });
});
