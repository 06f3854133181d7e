"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.CATALOGUE = void 0;
const punto_y_banca_rules_1 = require("./baccarat/punto-y-banca.rules");
const blackjack_rules_1 = require("./blackjack/blackjack.rules");
const boule_rules_1 = require("./boule/boule.rules");
const casino_war_rules_1 = require("./casino-war/casino-war.rules");
const chemin_de_fer_rules_1 = require("./chemin-de-fer/chemin-de-fer.rules");
const craps_rules_1 = require("./craps/craps.rules");
const caribbean_stud_rules_1 = require("./house-poker/caribbean-stud.rules");
const three_card_poker_rules_1 = require("./house-poker/three-card-poker.rules");
const trijoker_rules_1 = require("./house-poker/trijoker.rules");
const monte_rules_1 = require("./monte/monte.rules");
const pai_gow_poker_rules_1 = require("./pai-gow-poker/pai-gow-poker.rules");
const double_holdem_rules_1 = require("./poker/double-holdem.rules");
const five_card_draw_rules_1 = require("./poker/five-card-draw.rules");
const five_card_stud_rules_1 = require("./poker/five-card-stud.rules");
const omaha_five_card_rules_1 = require("./poker/omaha-five-card.rules");
const omaha_high_low_rules_1 = require("./poker/omaha-high-low.rules");
const omaha_rules_1 = require("./poker/omaha.rules");
const seven_card_stud_rules_1 = require("./poker/seven-card-stud.rules");
const synthetic_poker_rules_1 = require("./poker/synthetic-poker.rules");
const texas_holdem_rules_1 = require("./poker/texas-holdem.rules");
const roulette_american_rules_1 = require("./roulette/roulette-american.rules");
const roulette_french_abbreviated_rules_1 = require("./roulette/roulette-french-abbreviated.rules");
const roulette_french_rules_1 = require("./roulette/roulette-french.rules");
const trente_et_quarante_rules_1 = require("./trente-et-quarante/trente-et-quarante.rules");
const two_tableaux_rules_1 = require("./two-tableaux/two-tableaux.rules");
const wheel_of_fortune_rules_1 = require("./wheel-of-fortune/wheel-of-fortune.rules");
/** The rules of all games, each as the newest rulebook has it. */
exports.CATALOGUE = {
    'roulette-french': roulette_french_rules_1.rouletteFrench,
    'roulette-french-abbreviated': roulette_french_abbreviated_rules_1.rouletteFrenchAbbreviated,
    'roulette-american': roulette_american_rules_1.rouletteAmerican,
    blackjack: blackjack_rules_1.blackjack,
    boule: boule_rules_1.boule,
    'trente-et-quarante': trente_et_quarante_rules_1.trenteEtQuarante,
    craps: craps_rules_1.craps,
    'punto-y-banca': punto_y_banca_rules_1.puntoYBanca,
    'chemin-de-fer': chemin_de_fer_rules_1.cheminDeFer,
    'baccarat-two-tableaux': two_tableaux_rules_1.baccaratTwoTableaux,
    'caribbean-stud': caribbean_stud_rules_1.caribbeanStud,
    trijoker: trijoker_rules_1.trijoker,
    'three-card-poker': three_card_poker_rules_1.threeCardPoker,
    'five-card-draw': five_card_draw_rules_1.fiveCardDraw,
    'seven-card-stud': seven_card_stud_rules_1.sevenCardStud,
    'five-card-stud': five_card_stud_rules_1.fiveCardStud,
    omaha: omaha_rules_1.omaha,
    'omaha-five-card': omaha_five_card_rules_1.omahaFiveCard,
    'omaha-high-low': omaha_high_low_rules_1.omahaHighLow,
    'texas-holdem': texas_holdem_rules_1.texasHoldem,
    'double-holdem': double_holdem_rules_1.doubleHoldem,
    'synthetic-poker': synthetic_poker_rules_1.syntheticPoker,
    'wheel-of-fortune': wheel_of_fortune_rules_1.wheelOfFortune,
    'casino-war': casino_war_rules_1.casinoWar,
    monte: monte_rules_1.monte,
    'pai-gow-poker': pai_gow_poker_rules_1.paiGowPoker,
};
//# sourceMappingURL=catalogue.js.map