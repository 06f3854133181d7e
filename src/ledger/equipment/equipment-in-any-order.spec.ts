import { FactLedger } from '../../../test/support/fact-order/fact-ledger';
import { shownLedger, type ShownLedger } from '../../../test/support/fact-order/shown-ledger';
import { BY, OFFICE, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

/** The register arrives late, and openings in any order: the findings are the same. */

const dated = (event: CasinoEvent, day: number, minute: number): CasinoEvent => {
  const gamingday = `2026-01-${`${day}`.padStart(2, '0')}`;
  const time = `${gamingday}T20:${`${minute}`.padStart(2, '0')}:00Z`;
  return { ...event, id: `${event.type}-${event.source}-${day}-${minute}`, gamingday, time };
};

const opens = (table: string, shoe: string): CasinoEvent =>
  tell(
    'table.opened',
    {
      game: 'blackjack',
      minimum: 1_000,
      float: { amount: 0 },
      captures: { rounds: true, buyIns: true },
      staff: BY,
      equipment: { serials: [shoe], deckSet: 'N-1', newDecks: table === 'BJ2' },
    },
    { at: `tables/${table}` },
  );

const closes = (table: string): CasinoEvent =>
  tell('table.closed', { toCage: [], certifiedBy: BY }, { at: `tables/${table}` });

const shoes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map((serial) => ({
  serial,
  kind: 'shoe' as const,
}));

/** Eight nights with shoe A at BJ1; shoe B is at BJ2, and in the third night also at BJ1 before BJ2 closes. */
const NIGHTS: readonly CasinoEvent[] = [
  dated(
    tell('equipment.entered', { pieces: [...shoes, { serial: 'N-1', kind: 'cards' }], by: BY }, OFFICE),
    1,
    0,
  ),
  ...Array.from({ length: 8 }, (_, night) => night + 1).flatMap((day) => [
    dated(opens('BJ1', 'A'), day, 1),
    dated(closes('BJ1'), day, 3),
    ...(day === 3 ? [dated(opens('BJ2', 'A'), day, 2), dated(closes('BJ2'), day, 4)] : []),
  ]),
  dated(tell('equipment.lost', { serials: ['A'], by: BY }, OFFICE), 8, 0),
];

async function ledgerOf(arrived: readonly CasinoEvent[]): Promise<ShownLedger> {
  const ledger = new FactLedger();
  for (const fact of arrived) await ledger.take(fact);
  return shownLedger(ledger);
}

const CODES =
  /(equipment-elsewhere|equipment-gone|homologation-missing|new-decks-used-before|shoe-always-at-same-table)/;

const codesIn = ({ findings }: ShownLedger): readonly string[] =>
  [...new Set(findings.flatMap((finding) => CODES.exec(finding)?.[1] ?? []))].sort();

it('gives the same findings in every order of arrival', async () => {
  const inOrder = await ledgerOf(NIGHTS);
  expect(codesIn(inOrder)).toEqual([
    'equipment-elsewhere',
    'equipment-gone',
    'homologation-missing',
    'new-decks-used-before',
    'shoe-always-at-same-table',
  ]);
  const withoutRegister = NIGHTS.slice(1);
  for (const arrived of [
    NIGHTS.toReversed(),
    [...withoutRegister, NIGHTS[0]!],
    [...NIGHTS.filter((_, n) => n % 3 === 1), ...NIGHTS.filter((_, n) => n % 3 !== 1)],
  ])
    expect(await ledgerOf(arrived)).toEqual(inOrder);
});
