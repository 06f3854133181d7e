import { RECOMMENDED } from '../open-points';
import { bigStrength, paiGowNumbers } from './pai-gow-hands';

const strength = (five: string, order: Partial<typeof RECOMMENDED> = {}): number =>
  bigStrength(paiGowNumbers(five.split(' '))!, { ...RECOMMENDED, ...order });

describe('the big hand of pai gow poker', () => {
  it('with four aces and the joker is five aces, which beats every other hand', () => {
    const five = strength('Ac Ad Ah As *');
    for (const other of ['Kh Ah Qh Jh Th', 'Ac Ad Ah As Kc', 'Kc Kd Kh Ks *', 'Ah Kh Qh Jh *'])
      expect([other, strength(other) < five]).toEqual([other, true]);
  });

  it('has the joker as an ace', () => {
    expect(strength('Kc Kd Kh * 2c')).toBe(strength('Kc Kd Kh As 2c'));
    expect(strength('Ac Kd 7h * 2c')).toBe(strength('Ac As Kd 7h 2c'));
  });

  it('has the joker as the card that completes a straight or a flush, unless it is an ace only (OP2-24)', () => {
    const asAce = { 'OP2-24': 'ace-only' } as const;
    expect(strength('9c 8d * 6h 5s')).toBe(strength('9c 8d 7c 6h 5s'));
    expect(strength('9c 8d * 6h 5s', asAce)).toBe(strength('9c 8d Ac 6h 5s'));
    expect(strength('Kc 8c * 6c 3c')).toBe(strength('Kc Ac 8c 6c 3c'));
    expect(strength('Ac 8c * 6c 3c')).toBeGreaterThan(strength('Ac Ad 8c 6c 3c'));
  });
});
