import { BY, CAGE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../_core/events/envelope';

const float = (slip?: string) =>
  tell('table.opened', {
    game: 'boule',
    minimum: 100,
    float: { amount: 1_500, ...(slip === undefined ? {} : { slip }) },
    captures: { rounds: true, buyIns: true },
    staff: BY,
  });
const issued = (slip: string) =>
  tell('cage.float-issued', { table: 'T1', amount: 1_500, slip, purpose: 'float' }, CAGE);
const filled = tell('table.filled', { amount: 1_500, slip: 'A-2' });
const filledByCage = tell('cage.float-issued', { table: 'T1', amount: 1_500, slip: 'A-2' }, CAGE);
const credited = tell('table.credited', { amount: 700, slip: 'D-1' });
const received = (slip: string) => tell('cage.credit-received', { table: 'T1', amount: 700, slip }, CAGE);
const closed = (slip?: string) =>
  tell('table.closed', {
    toCage: [{ holder: 'table', chips: 1_500, ...(slip === undefined ? {} : { slip }) }],
    certifiedBy: BY,
  });
const SOUND = [issued('A-1'), float('A-1')];

function standing(...events: readonly CasinoEvent[]): string[] {
  const stands = new Map<string, string>();
  for (const { evaluation } of openedBook(...events).entries) {
    for (const settled of evaluation.settles ?? []) stands.delete(settled);
    for (const { code, expected, found, standing: name } of evaluation.findings) {
      if (code === 'slip-half-missing') stands.set(name!, `${expected}; ${found}`);
    }
  }
  return [...stands.values()];
}

describe('the halves of slips', () => {
  test.each<[string, CasinoEvent[], string[]]>([
    ['nothing where both ends have reported', [...SOUND, closed()], []],
    ['nothing while the table is open', [...SOUND, filled], []],
    [
      'a fill that the cage knows nothing of, at the close',
      [...SOUND, filled, closed()],
      ['slip A-2 reported by the cage, too; 15.00 EUR reported by the table alone'],
    ],
    [
      'a fill that the table knows nothing of, at the close',
      [...SOUND, filledByCage, closed()],
      ['slip A-2 reported by the table, too; 15.00 EUR reported by the cage alone'],
    ],
    ['nothing more once the other half came', [...SOUND, filled, closed(), filledByCage], []],
    [
      'a credit that the cage reports after the close, alone',
      [...SOUND, closed(), received('D-1')],
      ['slip D-1 reported by the table, too; 7.00 EUR reported by the cage alone'],
    ],
    ['nothing more once the table reported it, too', [...SOUND, closed(), received('D-1'), credited], []],
    ['nothing of the receipt of a closing float', [...SOUND, closed('C-1'), received('C-1')], []],
    ['nothing of a receipt that came before the close', [...SOUND, received('C-1'), closed('C-1')], []],
    ['nothing of an opening whose slip the table did not report', [issued('A-9'), float(), closed()], []],
  ])('%s', (_what, events, expected) => expect(standing(...events)).toEqual(expected));
});
