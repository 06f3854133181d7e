/** Who pays and collects: the house, the player who holds the bank, or the players among themselves (pot). */
export type GameFamily = 'house' | 'player-bank' | 'pot';

/** The 26 games, in the order of the regulation. Closed: a game is added here first. */
export const GAME_CODES = [
  'roulette-french',
  'roulette-french-abbreviated',
  'roulette-american',
  'blackjack',
  'boule',
  'trente-et-quarante',
  'craps',
  'punto-y-banca',
  'chemin-de-fer',
  'baccarat-two-tableaux',
  'caribbean-stud',
  'trijoker',
  'three-card-poker',
  'pai-gow-poker',
  'five-card-draw',
  'seven-card-stud',
  'five-card-stud',
  'omaha',
  'omaha-five-card',
  'omaha-high-low',
  'texas-holdem',
  'double-holdem',
  'synthetic-poker',
  'wheel-of-fortune',
  'casino-war',
  'monte',
] as const;
export type GameCode = (typeof GAME_CODES)[number];

interface GameEntry {
  /** The heading (epígrafe) of the Order of 4 February 2010 with its rules. */
  readonly epigrafe: string;
  readonly family: GameFamily;
  readonly spanish: string;
  readonly english: string;
  readonly hasCards: boolean;
  readonly cloths: 1 | 2;
}

const ofFamily =
  (
    family: GameFamily,
    { hasCards = true, cloths = 1 }: Partial<Pick<GameEntry, 'hasCards' | 'cloths'>> = {},
  ) =>
  (epigrafe: string, spanish: string, english: string): GameEntry => ({
    epigrafe,
    family,
    spanish,
    english,
    hasCards,
    cloths,
  });

const house = ofFamily('house');
const houseWithoutCards = ofFamily('house', { hasCards: false });
const playerBank = ofFamily('player-bank');
const playerBankOverTwo = ofFamily('player-bank', { cloths: 2 });
const nonBanked = ofFamily('pot');

export const GAMES: Readonly<Record<GameCode, GameEntry>> = {
  'roulette-french': houseWithoutCards('1.1.1.A', 'Ruleta francesa', 'French roulette'),
  'roulette-french-abbreviated': houseWithoutCards(
    '1.1.1.B',
    'Ruleta francesa abreviada',
    'French roulette, abbreviated',
  ),
  'roulette-american': houseWithoutCards(
    '1.1.2',
    'Ruleta americana con un solo cero',
    'American roulette with a single zero',
  ),
  blackjack: house('1.1.3', 'Veintiuno o Black Jack', 'Blackjack'),
  boule: houseWithoutCards('1.1.4', 'Bola o Boule', 'Boule'),
  'trente-et-quarante': house('1.1.5', 'Treinta y cuarenta', 'Trente et quarante'),
  craps: houseWithoutCards('1.1.6', 'Dados o Craps', 'Craps'),
  'punto-y-banca': house('1.1.7', 'Punto y banca', 'Punto banco'),
  'chemin-de-fer': playerBank('1.1.8.A', 'Bacará, ferrocarril o chemin de fer', 'Chemin de fer'),
  'baccarat-two-tableaux': playerBankOverTwo('1.1.8.B', 'Bacará a dos paños', 'Baccarat with two tableaux'),
  'caribbean-stud': house('1.1.9.A', 'Póquer sin descarte', 'Caribbean stud'),
  trijoker: house('1.1.9.B', 'Trijoker', 'Trijoker'),
  'three-card-poker': house('1.1.9.C', 'Tripóquer', 'Three card poker'),
  'pai-gow-poker': house('1.1.9.D', 'Pai gow póquer', 'Pai gow poker'),
  'five-card-draw': nonBanked('1.1.10.A', 'Póquer cubierto de cinco', 'Five-card draw'),
  'seven-card-stud': nonBanked('1.1.10.B.1', 'Seven stud póquer', 'Seven-card stud'),
  'five-card-stud': nonBanked('1.1.10.B.2', 'Five stud póquer', 'Five-card stud'),
  omaha: nonBanked('1.1.10.B.3', 'Omaha', 'Omaha'),
  'omaha-five-card': nonBanked('1.1.10.B.4', 'Omaha cinco cartas', 'Five-card Omaha'),
  'omaha-high-low': nonBanked('1.1.10.B.5', 'Omaha high low', 'Omaha high-low'),
  'texas-holdem': nonBanked('1.1.10.B.6', "Hold'em", "Texas hold'em"),
  'double-holdem': nonBanked('1.1.10.B.7', "Doble hold'em", "Double hold'em"),
  'synthetic-poker': nonBanked('1.1.10.B.8', 'Póquer sintético', 'Synthetic poker'),
  'wheel-of-fortune': houseWithoutCards('1.1.11', 'Rueda de la fortuna', 'Wheel of fortune'),
  'casino-war': house('1.1.12', 'Casino monte', 'Casino war'),
  monte: house('1.1.13', 'Monte o banca', 'Monte'),
};

export const isGameCode = (text: string): text is GameCode => Object.hasOwn(GAMES, text);

export const isHouseBanked = (game: string | undefined): boolean =>
  game !== undefined && isGameCode(game) && GAMES[game].family === 'house';

/** Players against each other, the house taking a commission alone (Orden of 4 February 2010, article 2.2). */
export const isNonBanked = (game: string | undefined): boolean =>
  game !== undefined && isGameCode(game) && GAMES[game].family !== 'house';

export const englishGame = (text: string): string => (isGameCode(text) ? GAMES[text].english : text);

export const spanishGame = (text: string): string => (isGameCode(text) ? GAMES[text].spanish : text);
