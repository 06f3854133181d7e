"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.twoTableauxBankChecks = void 0;
const bank_life_1 = require("../bank-life");
const bank_findings_1 = require("../player-bank/bank-findings");
const garages_1 = require("../player-bank/garages");
const wording_1 = require("../wording");
const two_tableaux_register_1 = require("./two-tableaux.register");
/** What is checked of each report; one that is not named can break no rule of this game. */
const CHECKS = {
    'shoe-started': checkShoes,
    auctioned: checkAuction,
    adjudicated: checkAdjudicated,
    deposited: checkDeposit,
    'put-in-play': checkPutInPlay,
    withdrawn: checkWithdrawn,
    broken: checkBroken,
    ended: (_life, report, setting) => (0, bank_findings_1.checkReturned)(two_tableaux_register_1.TWO_TABLEAUX_RULES.winningsJoin, report, setting),
    coup: checkBankCoup,
};
/** What is checked of the life of a bank over two tableaux, from its deposit to its withdrawal. */
const twoTableauxBankChecks = (facts) => (life, report, setting) => [
    ...(CHECKS[report.kind]?.(life, report, setting) ?? bank_findings_1.FINE),
    ...(0, bank_findings_1.checkHouse)(facts, report, setting),
];
exports.twoTableauxBankChecks = twoTableauxBankChecks;
const SHOES_A_SESSION = 2;
const isFree = ({ tenure }, { terms }) => (tenure?.mode ?? terms?.bank) === 'free';
function checkShoes(life, _report, setting) {
    if (!isFree(life, setting) || life.shoes < SHOES_A_SESSION)
        return bank_findings_1.FINE;
    const found = `shoe ${life.shoes + 1}`;
    return (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.quotas, 'free-bank-quota', `${SHOES_A_SESSION} shoes in a session`, found);
}
/** Everybody may bid; of equal bids the lot decides. */
function checkAuction(_life, { bids, winner, byLot }) {
    const highest = bids.reduce((most, { amount }) => (amount > most ? amount : most), 0n);
    const best = bids.filter(({ amount }) => amount === highest).map(({ player }) => player);
    const isWon = winner === undefined ? best.length === 0 : best.includes(winner);
    if (!isWon) {
        const expected = best.join(' or ') || 'no winner, there being no bid';
        return (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.adjudication, 'auction-winner-not-highest', expected, winner ?? 'nobody');
    }
    if (best.length < 2 || byLot)
        return bank_findings_1.FINE;
    return (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.adjudication, 'lot-not-drawn', `a lot among ${best.join(', ')}`, 'none');
}
/** A banker who has deposited what he puts up, who is not barred, and for as much as was offered. */
function checkAdjudicated(life, { banker, amount, how, fromDeposit, mode }, setting) {
    const { currency } = setting;
    const { available, guaranteed } = (0, bank_life_1.depositOf)(life, banker);
    const has = (life.tenure?.banker === banker ? life.tenure.inPlay : 0n) + available + guaranteed;
    const { auction } = life.turn;
    return [
        ...(fromDeposit && has >= amount
            ? bank_findings_1.FINE
            : (0, bank_findings_1.broken)(depositRule(mode), 'deposit-missing', `${(0, wording_1.money)(amount, currency)} deposited`, (0, wording_1.money)(has, currency))),
        ...(life.barred.includes(banker)
            ? (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.barred, 'banker-barred', 'another banker in this shoe', banker)
            : bank_findings_1.FINE),
        ...(how === 'auction' && auction !== undefined && auction.winner !== banker
            ? (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.adjudication, 'adjudication-not-by-auction', auction.winner ?? 'nobody', banker)
            : bank_findings_1.FINE),
        ...(how === 'offer'
            ? (0, bank_findings_1.atLeast)(life.abandoned?.initial, amount, { rule: two_tableaux_register_1.TWO_TABLEAUX_RULES.reOffer, code: 'bank-below-floor', currency })
            : bank_findings_1.FINE),
    ];
}
const depositRule = (mode) => (mode === 'free' ? two_tableaux_register_1.TWO_TABLEAUX_RULES.freeDeposit : two_tableaux_register_1.TWO_TABLEAUX_RULES.deposit);
/** In cash or by cheque, of a free bank by guarantee, too; within the limits; again for as much as at first. */
function checkDeposit(life, { banker, amount, means, mode, again }, setting) {
    const { currency, terms, answers } = setting;
    const allowed = means !== 'guarantee' || mode === 'free';
    const { minimum, maximum } = terms?.authorised?.bank ?? {};
    const isLimited = mode !== 'free' && !again;
    const { first, last } = (0, bank_life_1.depositOf)(life, banker);
    const due = answers['OP1-29'] === 'last' ? last : first;
    return [
        ...(allowed
            ? bank_findings_1.FINE
            : (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.deposit, 'deposit-means-not-allowed', 'cash or a cheque of a bank', means)),
        ...(isLimited
            ? [
                ...(0, bank_findings_1.atLeast)(minimum, amount, { rule: two_tableaux_register_1.TWO_TABLEAUX_RULES.bankLimits, code: 'bank-below-minimum', currency }),
                ...(0, bank_findings_1.atMost)(maximum, amount, { rule: two_tableaux_register_1.TWO_TABLEAUX_RULES.bankLimits, code: 'bank-over-maximum', currency }),
            ]
            : bank_findings_1.FINE),
        ...(again
            ? (0, bank_findings_1.atLeast)(due, amount, { rule: two_tableaux_register_1.TWO_TABLEAUX_RULES.redeposit, code: 'redeposit-below-initial', currency })
            : bank_findings_1.FINE),
    ];
}
function checkPutInPlay(life, { banker, amount }, { currency }) {
    const { available, guaranteed } = (0, bank_life_1.depositOf)(life, banker);
    const rule = depositRule(life.tenure?.mode);
    return [
        ...(0, bank_findings_1.atMost)(available + guaranteed, amount, { rule, code: 'deposit-missing', currency }),
        ...(life.barred.includes(banker)
            ? (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.barred, 'banker-barred', 'another banker in this shoe', banker)
            : bank_findings_1.FINE),
    ];
}
/** After the first coup, and all of it. */
function checkWithdrawn({ tenure }, { bank, amount }, { currency, answers }) {
    if (tenure?.bank !== bank)
        return bank_findings_1.FINE;
    const early = tenure.coups > 0
        ? bank_findings_1.FINE
        : (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.abandon, 'withdrawn-before-first-coup', 'one coup at least', 'none played');
    const limit = { rule: two_tableaux_register_1.TWO_TABLEAUX_RULES.abandon, code: 'withdrawal-not-whole', currency };
    const partly = answers['OP1-28'] === 'parts-allowed';
    return [...early, ...(partly ? bank_findings_1.atMost : bank_findings_1.exactly)(tenure.inPlay, amount, limit)];
}
function checkBroken({ tenure }, { bank }, { currency }) {
    if (tenure?.bank !== bank || tenure.inPlay <= 0n)
        return bank_findings_1.FINE;
    return (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.broken, 'bank-not-broken', 'nothing left', `${(0, wording_1.money)(tenure.inPlay, currency)} in play`);
}
/** A coup: out of a bank that has something, in a new shoe after an abandoned one, without garages. */
function checkBankCoup(life, coup, setting) {
    const { tenure } = life;
    const { currency } = setting;
    const ofBank = tenure?.bank !== coup.bank
        ? bank_findings_1.FINE
        : [
            ...checkHasFunds(life, tenure.inPlay, tenure.coups, coup),
            ...(0, bank_findings_1.exactly)((0, garages_1.inPlayBefore)(tenure, coup, false), coup.announced, {
                rule: tenure.last === 'won' ? two_tableaux_register_1.TWO_TABLEAUX_RULES.winningsJoin : two_tableaux_register_1.TWO_TABLEAUX_RULES.bankInPlay,
                code: 'bank-amount-differs',
                currency,
            }),
        ];
    return [...ofBank, ...checkNoGarage(coup), ...checkNewShoe(life, coup), ...checkBancoOnce(life, coup)];
}
function checkHasFunds(life, inPlay, coups, { played, gain }) {
    const { available, guaranteed } = (0, bank_life_1.depositOf)(life, life.tenure?.banker ?? '');
    const isEmpty = inPlay <= 0n && (played > 0n || gain !== 0n);
    if (!isEmpty || available + guaranteed > 0n)
        return bank_findings_1.FINE;
    return coups === 0
        ? (0, bank_findings_1.broken)(depositRule(life.tenure?.mode), 'deposit-missing', 'a deposit before the first coup', 'none')
        : (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.broken, 'broken-bank-played', 'a new deposit, or another banker', 'a further coup');
}
const checkNoGarage = ({ garages, allIn }) => garages.length === 0 && !allIn
    ? bank_findings_1.FINE
    : (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.winningsJoin, 'garage-not-available', 'no garage', allIn ? '"todo va"' : 'a garage');
/** After an abandoned bank the next one begins a new shoe. */
function checkNewShoe({ abandoned }, { shoeNo }) {
    if (abandoned?.shoeNo === undefined || abandoned.shoeNo !== shoeNo)
        return bank_findings_1.FINE;
    return (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.reOffer, 'new-shoe-missing', 'a new shoe after the bank was abandoned', `shoe ${shoeNo}`);
}
const REPEATS_OF_A_NULL_BANCO = 2;
/** Banco at the beginning of a game, and again while it was null, up to twice. */
function checkBancoOnce({ shoe, banco }, { bets, shoeNo }) {
    const call = bets.find(({ type }) => type.startsWith('banco'));
    if (call === undefined)
        return bank_findings_1.FINE;
    const isFirst = shoe === undefined || shoe.shoeNo !== shoeNo || shoe.coups === 0;
    const isRepeat = banco?.open === true && banco.nulls <= REPEATS_OF_A_NULL_BANCO && banco.player === call.player;
    if ((isFirst && banco === undefined) || isRepeat)
        return bank_findings_1.FINE;
    const expected = 'banco once, at the beginning of the game, and twice more while it is null';
    return (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.bancoOnce, 'banco-not-available', expected, `banco by ${call.player ?? 'somebody'}`);
}
//# sourceMappingURL=bank-checks.js.map