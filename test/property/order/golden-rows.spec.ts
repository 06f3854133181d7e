import { inEveryOrder } from '../../support/fact-order/every-order';
import type { FactLedger } from '../../support/fact-order/fact-ledger';
import { LEDGER_OPENED } from '../../support/one-order/golden-facts';
import { GOLDEN_ROWS } from '../../support/one-order/golden-rows';

/** Movements by own day without the opening of the ledger: `01 player-bank[K01:bea] -500`. */
function moved({ meanings }: FactLedger): string[] {
  const sums = new Map<string, bigint>();
  for (const { event, evaluation } of meanings.values()) {
    if (event.id === LEDGER_OPENED.id) continue;
    for (const { account, subLedger, debit, credit } of evaluation.lines) {
      const of = subLedger === undefined ? account : `${account}[${subLedger}]`;
      const key = `${event.gamingday.slice(-2)} ${of}`;
      sums.set(key, (sums.get(key) ?? 0n) + debit - credit);
    }
  }
  return [...sums].flatMap(([key, sum]) => (sum === 0n ? [] : [`${key} ${sum}`])).sort();
}

const foundAbout = ({ meanings }: FactLedger, id: string): string[] =>
  [...meanings.values()]
    .filter(({ event }) => event.id === id)
    .flatMap(({ evaluation }) => evaluation.findings.map(({ code }) => code));

describe('in any order of arrival', () => {
  it.each(GOLDEN_ROWS)('$what', async ({ facts, held, found = {} }) => {
    const ledger = await inEveryOrder([LEDGER_OPENED, ...facts]);
    expect(moved(ledger)).toEqual([...held].sort());
    for (const [id, codes] of Object.entries(found)) expect(foundAbout(ledger, id)).toEqual(codes);
  });
});
