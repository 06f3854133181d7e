import { entryOf } from '../kernel/same-value';
import type { Said } from '../finding-catalogue/finding';

/** The Spanish names of bets by their type, as the regulation has them or, where it names none, as tables call them. */
const SPANISH_NAMES: Readonly<Record<string, string>> = {
  // Roulettes and boule
  'straight-up': 'pleno',
  split: 'caballo',
  street: 'transversal',
  'street-zero': 'transversal con el cero',
  corner: 'cuadro',
  'first-four': 'jugar a los cuatro',
  'six-line': 'seisena',
  column: 'columna',
  dozen: 'docena',
  'two-columns': 'dos columnas',
  'two-dozens': 'dos docenas',
  even: 'par',
  odd: 'impar',
  red: 'rojo',
  black: 'negro',
  low: 'falta',
  high: 'pasa',
  // Trente et quarante
  color: 'color',
  inverse: 'inverso',
  // Blackjack
  main: 'juego simple',
  'blackjack/split': 'pares',
  double: 'apuesta doble',
  insurance: 'seguro',
  bolsa: 'Bolsa',
  // Craps
  win: 'Win',
  'dont-win': "Don't Win",
  come: 'Come',
  'dont-come': "Don't Come",
  field: 'Field',
  'big-6': 'Big 6',
  'big-8': 'Big 8',
  'under-7': 'Under 7',
  'over-7': 'Over 7',
  'hard-4': 'Hard Way 4',
  'hard-6': 'Hard Way 6',
  'hard-8': 'Hard Way 8',
  'hard-10': 'Hard Way 10',
  'any-seven': 'juego de 7',
  eleven: 'juego de 11',
  'any-craps': 'Any Craps',
  'craps-2': 'Craps 2',
  'craps-3': 'Craps 3',
  'craps-12': 'Craps 12',
  horn: 'Horn',
  'win-odds': 'asociada a Win',
  'dont-win-odds': "asociada a Don't Win",
  'come-odds': 'asociada a Come',
  'dont-come-odds': "asociada a Don't Come",
  'right-bet': 'Right Bet',
  'wrong-bet': 'Wrong Bet',
  // Baccarat
  punto: 'punto',
  banca: 'banca',
  tie: 'empate',
  banco: 'banco',
  'banco-con-la-mesa': 'banco con la mesa',
  'ultimo-completo': 'con la mesa y último completo',
  'banco-seguido': 'banco seguido',
  'line-bet': 'postura sobre la raya',
  'cloth-1': 'postura en el primer paño',
  'cloth-2': 'postura en el segundo paño',
  astride: 'postura a caballo de ambos paños',
  'line-cloth-1': 'postura sobre la raya del primer paño',
  'line-cloth-2': 'postura sobre la raya del segundo paño',
  'banco-cloth-1': 'banco del primer paño',
  'banco-cloth-2': 'banco del segundo paño',
  // Poker against the house
  'initial-bet': 'apuesta inicial',
  'second-bet': 'segunda apuesta',
  'card-purchase': 'compra de un naipe adicional',
  'jackpot-bet': 'carrusel',
  'bet-1': 'apuesta 1',
  'bet-2': 'apuesta 2',
  'bet-3': 'apuesta 3',
  fortune: 'Fortuna',
  ante: 'Ante',
  bet: 'Bet',
  'player-bet': 'apuesta del jugador',
  bank: 'banca',
  // Wheel of fortune, casino war, monte
  'positions-24': 'veinticuatro posiciones',
  'positions-15': 'quince posiciones',
  'positions-7': 'siete posiciones',
  'positions-4': 'cuatro posiciones',
  'positions-2': 'dos posiciones',
  'figure-1': 'figura 1',
  'figure-2': 'figura 2',
  initial: 'apuesta inicial',
  revancha: 'revancha',
  'vista-hermosa': 'Vista Hermosa',
  camo: 'Camo',
  anti: 'Anti',
  viudo: 'Viudo',
  salto: 'Salto',
  cards: 'Cartas',
};

/**
 * A bet as a finding names it: in English by its type, which is the word of the report, in Spanish by its name. Of a
 * limit the phase may follow after a slash (`camo/segundas`). A game that calls a bet otherwise than others is named.
 */
export function betNamed(type: string, game?: string): Said {
  const ofGame = game === undefined ? undefined : entryOf(SPANISH_NAMES, `${game}/${type}`);
  const [bet = type, phase] = type.split('/');
  const name = ofGame ?? entryOf(SPANISH_NAMES, type) ?? entryOf(SPANISH_NAMES, bet);
  return { en: type, es: name === undefined ? type : phase === undefined ? name : `${name} en ${phase}` };
}
