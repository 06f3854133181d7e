"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.spanishGame = exports.isGameCode = exports.GAMES = exports.GAME_CODES = void 0;
/** The 26 games, in the order of the regulation. Closed: a game is added here first. */
exports.GAME_CODES = [
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
];
const ofFamily = (family) => (epigrafe, spanish, english) => ({ epigrafe, family, spanish, english });
const house = ofFamily('house');
const playerBank = ofFamily('player-bank');
const circle = ofFamily('pot');
exports.GAMES = {
    'roulette-french': house('1.1.1.A', 'Ruleta francesa', 'French roulette'),
    'roulette-french-abbreviated': house('1.1.1.B', 'Ruleta francesa abreviada', 'French roulette, abbreviated'),
    'roulette-american': house('1.1.2', 'Ruleta americana con un solo cero', 'American roulette with a single zero'),
    blackjack: house('1.1.3', 'Veintiuno o Black Jack', 'Blackjack'),
    boule: house('1.1.4', 'Bola o Boule', 'Boule'),
    'trente-et-quarante': house('1.1.5', 'Treinta y cuarenta', 'Trente et quarante'),
    craps: house('1.1.6', 'Dados o Craps', 'Craps'),
    'punto-y-banca': house('1.1.7', 'Punto y banca', 'Punto banco'),
    'chemin-de-fer': playerBank('1.1.8.A', 'Bacará, ferrocarril o chemin de fer', 'Chemin de fer'),
    'baccarat-two-tableaux': playerBank('1.1.8.B', 'Bacará a dos paños', 'Baccarat with two tableaux'),
    'caribbean-stud': house('1.1.9.A', 'Póquer sin descarte', 'Caribbean stud'),
    trijoker: house('1.1.9.B', 'Trijoker', 'Trijoker'),
    'three-card-poker': house('1.1.9.C', 'Tripóquer', 'Three card poker'),
    'pai-gow-poker': house('1.1.9.D', 'Pai gow póquer', 'Pai gow poker'),
    'five-card-draw': circle('1.1.10.A', 'Póquer cubierto de cinco', 'Five-card draw'),
    'seven-card-stud': circle('1.1.10.B.1', 'Seven stud póquer', 'Seven-card stud'),
    'five-card-stud': circle('1.1.10.B.2', 'Five stud póquer', 'Five-card stud'),
    omaha: circle('1.1.10.B.3', 'Omaha', 'Omaha'),
    'omaha-five-card': circle('1.1.10.B.4', 'Omaha cinco cartas', 'Five-card Omaha'),
    'omaha-high-low': circle('1.1.10.B.5', 'Omaha high low', 'Omaha high-low'),
    'texas-holdem': circle('1.1.10.B.6', "Hold'em", "Texas hold'em"),
    'double-holdem': circle('1.1.10.B.7', "Doble hold'em", "Double hold'em"),
    'synthetic-poker': circle('1.1.10.B.8', 'Póquer sintético', 'Synthetic poker'),
    'wheel-of-fortune': house('1.1.11', 'Rueda de la fortuna', 'Wheel of fortune'),
    'casino-war': house('1.1.12', 'Casino monte', 'Casino war'),
    monte: house('1.1.13', 'Monte o banca', 'Monte'),
};
/** Whether a text of an event is the code of one of the games. */
const isGameCode = (text) => Object.hasOwn(exports.GAMES, text);
exports.isGameCode = isGameCode;
/** The Spanish name of a game; what is no code of one as it is. */
const spanishGame = (text) => ((0, exports.isGameCode)(text) ? exports.GAMES[text].spanish : text);
exports.spanishGame = spanishGame;
//# sourceMappingURL=game-codes.js.map