import fc from 'fast-check';
import type { CellRow } from '../../../src/ledger/evaluation/cells';
import { Timeline } from '../../../src/ledger/evaluation/timeline';
import { isSameValue } from '../../../src/kernel/same-value';
import { FactLedger, inOrderOfPlace } from '../../support/fact-order/fact-ledger';
import { ForgetfulCasino, type Forgotten } from '../../support/fact-order/forgetful-casino';
import type { ShownLedger } from '../../support/fact-order/shown-ledger';
import { IS_FULL_TEST, patience } from '../../support/service/test-extent';
import { anyDelivery, type Delivery, delivered, ledgersOf } from './deliveries';
import { anyPoolNight } from '../../support/fact-order/any-pool-night';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { anyNight, anyNightOfGame } from '../../support/fact-order/any-night';

type Read = NonNullable<CellRow['read']>;

/** Reads of pools with a part left out. */
const OF_PARTS: readonly (readonly [string, (read: Read) => Read])[] = [
  ['which prizes were looked for', (read) => (read.part === 'prizes' ? { ...read, sought: [] } : read)],
  [
    'which difference of a meter was asked for',
    (read) => (read.part === 'meter' ? { ...read, found: [] } : read),
  ],
];

jest.setTimeout(patience(240_000));

/** A fixed seed, since the test is about the generator and must not depend on chance. */
const SAMPLE = { numRuns: 400, seed: 1 };

const KINDS: readonly (readonly [string, Forgotten])[] = [
  ['sessions', { sessions: true }],
  ['pools', { cells: /^pool\// }],
  ['what waits and shows at pools', { cells: /^pool-(prizes|meter)\// }],
  ['how pools were begun again', { cells: /^pool-reseeding\// }],
  ['guarantees', { cells: /^guarantees$/ }],
  ['what is blocked at the bank', { cells: /^blocked$/ }],
  ['who asked for balances', { accounts: /./ }],
  ['who posted to accounts', { posted: /./ }],
];

/**
 * Accounts whose balances facts read directly. Meters, boxes and prizes owed are not among them, since facts that read these
 * also read the pool or session.
 */
const ACCOUNTS = [
  ...['bank-deposit', 'cash:cage', 'cash:cambista', 'cheques:cage', 'chips:cage', 'chips:cagnotte'],
  ...[
    'chips:cambista',
    'chips:jackpot',
    'chips:table',
    'chips:tips',
    'lost-money',
    'pot',
    'tips',
    'variance',
  ],
];

const BY_ACCOUNT = ACCOUNTS.map((account): readonly [string, Forgotten] => [
  `who asked for ${account}`,
  { accounts: new RegExp(`^${account}(:|$)`) },
]);

/** Nights with three orders of arrival each. */
class Nights {
  readonly nights: readonly (readonly [readonly CasinoEvent[], readonly Delivery[]])[];
  private readonly right = new Map<number, Readonly<Record<string, ShownLedger>>>();

  constructor(anyOne: fc.Arbitrary<readonly CasinoEvent[]>) {
    const deliveries = fc.array(anyDelivery, { minLength: 3, maxLength: 3 });
    this.nights = fc.sample(fc.tuple(anyOne, deliveries), SAMPLE);
  }

  /** The number of nights before the first one with a different result; all, if none differs. */
  async unnoticed(forgotten: Forgotten): Promise<number> {
    let index = 0;
    while (index < this.nights.length && !(await this.differs(index, forgotten))) index += 1;
    return index;
  }

  private async inOrder(index: number): Promise<Readonly<Record<string, ShownLedger>>> {
    const known = this.right.get(index) ?? (await ledgersOf(inOrderOfPlace(this.nights[index]![0])));
    this.right.set(index, known);
    return known;
  }

  /** Whether a night gives another result or an error with a part of the sweep disabled. */
  private async differs(index: number, forgotten: Forgotten): Promise<boolean> {
    const [night, deliveries] = this.nights[index]!;
    for (const delivery of deliveries) {
      const arrived = delivered(night, delivery);
      const newLedger = () => new FactLedger(new ForgetfulCasino(forgotten));
      const said = await ledgersOf(arrived, { newLedger }).catch(() => undefined);
      if (!isSameValue(said, await this.inOrder(index))) return true;
    }
    return false;
  }
}

describe('a sweep that leaves out', () => {
  const any = new Nights(anyNight);
  const ofPools = new Nights(anyPoolNight);

  it.each(OF_PARTS)('%s is noticed', async (_what, reads) => {
    const { setRow } = Timeline.prototype;
    const less = jest.spyOn(Timeline.prototype, 'setRow').mockImplementation(function (
      this: Timeline,
      cell,
      place,
      row,
    ) {
      setRow.call(this, cell, place, row?.read === undefined ? row : { ...row, read: reads(row.read) });
    });
    try {
      expect(await ofPools.unnoticed({})).toBeLessThan(ofPools.nights.length);
    } finally {
      less.mockRestore();
    }
  });

  it('free banks is noticed where all tables have players who hold the bank', async () => {
    const ofBanks = new Nights(anyNightOfGame('chemin-de-fer'));
    expect(await ofBanks.unnoticed({ cells: /^free-banks$/ })).toBeLessThan(ofBanks.nights.length);
  });

  it.each(IS_FULL_TEST ? [...KINDS, ...BY_ACCOUNT] : KINDS)('%s is noticed', async (_what, forgotten) => {
    expect(await any.unnoticed(forgotten)).toBeLessThan(any.nights.length);
  });
});
