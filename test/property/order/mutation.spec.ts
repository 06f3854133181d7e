import fc from 'fast-check';
import { isSameValue } from '../../../src/kernel/same-value';
import { FactLedger, inOrderOfPlace } from '../../support/fact-order/fact-ledger';
import { ForgetfulCasino, type Forgotten } from '../../support/fact-order/forgetful-casino';
import type { ShownLedger } from '../../support/fact-order/shown-ledger';
import { IS_FULL_TEST, patience } from '../../support/service/test-extent';
import { anyDelivery, delivered, ledgersOf } from './deliveries';
import { anyNight } from '../../support/fact-order/any-night';

jest.setTimeout(patience(240_000));

/** The same nights each time: whether they are enough is a question about the generator, not about chance. */
const SAMPLE = { numRuns: 400, seed: 1 };

const KINDS: readonly (readonly [string, Forgotten])[] = [
  ['sessions', { sessions: true }],
  ['pools', { cells: /^pool\// }],
  ['what waits and shows at pools', { cells: /^pool-(prizes|meter)\// }],
  ['guarantees', { cells: /^guarantees$/ }],
  ['free banks', { cells: /^free-banks$/ }],
  ['what is blocked at the bank', { cells: /^blocked$/ }],
  ['who asked for balances', { accounts: /./ }],
  ['who posted to accounts', { posted: /./ }],
];

/**
 * Accounts whose balance a fact asks for, though neither its session nor its pool tells it. The meters, boxes and prizes
 * owed are not among them: whoever asks for those asks for the pool or session, too.
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

describe('a sweep that leaves out', () => {
  const nights = fc.sample(fc.tuple(anyNight, fc.array(anyDelivery, { minLength: 3, maxLength: 3 })), SAMPLE);
  const right = new Map<number, Readonly<Record<string, ShownLedger>>>();

  async function inOrder(index: number): Promise<Readonly<Record<string, ShownLedger>>> {
    const known = right.get(index) ?? (await ledgersOf(inOrderOfPlace(nights[index]![0])));
    right.set(index, known);
    return known;
  }

  /** Whether a night comes to something else with a part of the sweep left out, or to a fault. */
  async function differs(index: number, forgotten: Forgotten): Promise<boolean> {
    const [night, deliveries] = nights[index]!;
    for (const delivery of deliveries) {
      const arrived = delivered(night, delivery);
      const newLedger = () => new FactLedger(new ForgetfulCasino(forgotten));
      const said = await ledgersOf(arrived, { newLedger }).catch(() => undefined);
      if (!isSameValue(said, await inOrder(index))) return true;
    }
    return false;
  }

  it.each(IS_FULL_TEST ? [...KINDS, ...BY_ACCOUNT] : KINDS)('%s is noticed', async (_what, forgotten) => {
    let index = 0;
    while (index < nights.length && !(await differs(index, forgotten))) index += 1;
    expect(index).toBeLessThan(nights.length);
  });
});
