"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tablesOfPool = exports.tablePlans = void 0;
const baccarat_two_tableaux_play_1 = require("../games/baccarat-two-tableaux.play");
const chemin_de_fer_play_1 = require("../games/chemin-de-fer.play");
const five_card_draw_play_1 = require("../games/five-card-draw.play");
const punto_y_banca_play_1 = require("../games/punto-y-banca.play");
const roulette_french_play_1 = require("../games/roulette-french.play");
const seven_card_stud_play_1 = require("../games/seven-card-stud.play");
const texas_holdem_play_1 = require("../games/texas-holdem.play");
const blackjack_play_1 = require("../games/blackjack.play");
const boule_play_1 = require("../games/boule.play");
const caribbean_stud_play_1 = require("../games/caribbean-stud.play");
const casino_war_play_1 = require("../games/casino-war.play");
const craps_play_1 = require("../games/craps.play");
const roulette_american_play_1 = require("../games/roulette-american.play");
const roulette_french_abbreviated_play_1 = require("../games/roulette-french-abbreviated.play");
const three_card_poker_play_1 = require("../games/three-card-poker.play");
const trente_et_quarante_play_1 = require("../games/trente-et-quarante.play");
const trijoker_play_1 = require("../games/trijoker.play");
const wheel_of_fortune_play_1 = require("../games/wheel-of-fortune.play");
/** Every game that is played: a file of its own, and its line here. */
const GAMES = [
    { family: 'house', game: roulette_french_play_1.rouletteFrenchGame },
    { family: 'house', game: punto_y_banca_play_1.puntoYBancaGame },
    { family: 'circle', game: chemin_de_fer_play_1.cheminDeFerGame },
    { family: 'circle', game: texas_holdem_play_1.texasHoldemGame },
    { family: 'circle', game: baccarat_two_tableaux_play_1.baccaratTwoTableauxGame },
    { family: 'circle', game: five_card_draw_play_1.fiveCardDrawGame },
    { family: 'circle', game: seven_card_stud_play_1.sevenCardStudGame },
    { family: 'house', game: blackjack_play_1.blackjackGame },
    { family: 'house', game: roulette_american_play_1.rouletteAmericanGame },
    { family: 'house', game: roulette_french_abbreviated_play_1.rouletteFrenchAbbreviatedGame },
    { family: 'house', game: boule_play_1.bouleGame },
    { family: 'house', game: craps_play_1.crapsGame },
    { family: 'house', game: trente_et_quarante_play_1.trenteEtQuaranteGame },
    { family: 'house', game: wheel_of_fortune_play_1.wheelOfFortuneGame },
    { family: 'house', game: casino_war_play_1.casinoWarGame },
    { family: 'house', game: trijoker_play_1.trijokerGame },
    { family: 'house', game: three_card_poker_play_1.threeCardPokerGame },
    { family: 'house', game: caribbean_stud_play_1.caribbeanStudGame },
];
/** Of the further tables of games against the house, every so manyth tells nothing of its rounds: its counts alone do. */
const SILENT = 2;
const HOUSE_GAMES = GAMES.filter(({ family }) => family === 'house');
/** The tables of a house with so many: every game in turn, and of each game its kinds in turn. */
const tablePlans = (tables) => Array.from({ length: tables }, (_, index) => planOf(GAMES[index % GAMES.length], index));
exports.tablePlans = tablePlans;
/** The tables at which guests may stake on the pool of the house. */
const tablesOfPool = (plans) => plans.filter((plan) => plan.family === 'house' && plan.hasPool).map(({ table }) => table);
exports.tablesOfPool = tablesOfPool;
function planOf({ family, game }, index) {
    const ofGame = Math.floor(index / GAMES.length);
    const table = `${game.letters}${ofGame + 1}`;
    if (family === 'circle')
        return { family, table, game, kind: game.kinds[ofGame % game.kinds.length] };
    const amongHouse = HOUSE_GAMES.findIndex((each) => each.game === game);
    const told = ofGame === 0 || (ofGame + amongHouse) % SILENT !== 0;
    const captures = { rounds: told, buyIns: told };
    const hasPool = told && game === roulette_french_play_1.rouletteFrenchGame;
    return { family, table, game, kind: game.kinds[ofGame % game.kinds.length], captures, hasPool };
}
//# sourceMappingURL=table-plan.js.map