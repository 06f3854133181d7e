import type { Rule } from '../rule';
import { underHeading } from '../player-bank/heading';

const { rule } = underHeading('1.1.8.A');

export const CHEMIN_DE_FER_COUP_RULES = {
  punto: rule(
    'V.16-01',
    'V.15-16 L2485-2498',
    'Any player, seated or standing, may bet against the bank; it pays even.',
  ),
  banco: rule(
    'V.16-02',
    'V.16 L2494-2498, VII.5-6 L2648-2655',
    'Banco stakes the whole bank; no other bet has room.',
  ),
  bancoConLaMesa: rule(
    'VII.7-01',
    'VII.7-8 L2657-2676',
    'Where nobody makes banco, banco con la mesa stakes half of the bank and invites the others to complete it.',
  ),
  bancoSeguido: rule(
    'VII.10-01',
    'VII.10-15 L2688-2726 (D1-36)',
    'Who made banco and lost, or was the only one against the bank and lost, may call banco seguido.',
  ),
  lineBet: rule(
    'VIII.4.g-01',
    'VIII.4.g L2965-2974',
    'Of a bet on the line half plays; the other half is returned in any case.',
  ),
  minimum: rule(
    'V.15-01',
    'V.15 L2485-2492',
    'The minimum may differ by table, but is never below the authorised one.',
  ),
  betMaximum: rule('V.16-03', 'V.16 L2494-2498', 'No bet is above the bank of its coup.'),
  commission: rule(
    'V.17-01',
    'V.17 L2507-2510, VII.17 L2743-2752',
    'The house takes 5 % of what the banker wins in each coup.',
  ),
  coverage: rule(
    'IV.2-01',
    'IV.2 L2318-2346 (OP1-18)',
    'Seated players have priority by seat from the right of the banker, then those standing.',
  ),
  players: rule(
    'VII.1-01',
    'VII.1 L2612-2615 (OP1-23)',
    'Four players at least, from the beginning and throughout.',
  ),
  cutCard: rule(
    'VII.3-01',
    'VII.3 L2630-2637',
    'Seven cards lie below the cut card; when it appears, the coup under way is the last.',
  ),
  natural: rule(
    'VI.3-01',
    'VI.3 L2555-2564',
    'Each side has two cards; eight or nine in them is shown at once, and nobody draws.',
  ),
  puntoDraws: rule('VI.3.a-01', 'VI.3.a L2567-2576', 'Punto draws on 0 to 4.'),
  puntoStands: rule('VI.3.c-01', 'VI.3.c L2567-2576', 'Punto stands on 6 and 7.'),
  bankDraws: rule('VI.5-01', 'VI.5 L2585-2590', 'The banker is free to draw, and must with 0.'),
  bankFollows: rule('VI.8-01', 'VI.8 L2604-2608', 'A banker who asks for his table has to follow it.'),
  result: rule('VI.2-01', 'VI.2 L2551-2553', 'The total nearest to nine wins.'),
  nullOnTie: rule('VI.2-01', 'VI.2 L2551-2553', 'Equal totals are null.'),
  settledCoup: rule(
    'VIII.3.h-01',
    'VIII.3.h (OP1-31)',
    'Once a coup is over and paid there is no claim against the banker.',
  ),
  staff: rule('III-01', 'III L2240-2247', 'A table has an inspector, a croupier and a cambista.'),
  auxiliaries: rule(
    'III.3-01',
    'III.3 L2299-2304',
    'There is at most one auxiliary for each four tables begun.',
  ),
  decks: rule('II.1-01', 'II.1 L2191-2198', 'It is played with six decks.'),
  seats: rule('IV.1-01', 'IV.1 L2308-2316', 'A numbered seat has one player; any number may play standing.'),
  errorsOfPlay: rule(
    'VIII.4.h-01',
    'VIII.4.h',
    'What the rules on errors do not foresee the inspector decides.',
  ),
  voidCoup: {
    id: 'OP1-06',
    citation: 'open point OP1-06: 1.1.8.A, VIII, says when a coup is null',
    says: 'The bets of a null coup are returned, and no commission is taken.',
  },
} as const satisfies Readonly<Record<string, Rule>>;
