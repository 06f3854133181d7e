"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleOnCard = settleOnCard;
exports.settleCards = settleCards;
const banked_bets_1 = require("../_mechanics/banked-bets");
const rounding_step_1 = require("../_mechanics/rounding-step");
const layout_1 = require("./layout");
/** A bet on a placed card: decided by the first card of any rank in play, Vista Hermosa by the very first card. */
function settleOnCard(placed, { bet, position }, play) {
    const { facts, answers } = play;
    const { wins } = bet;
    if (wins.kind === 'suit' && wins.onlyFirstCard) {
        const [first] = (0, layout_1.matchesOf)({ ...play, exposed: play.exposed.slice(0, 1) }, [position]);
        const isHit = first !== undefined && hasSuit(bet, position, first, play);
        const rules = [bet.rule, facts.rules.firstCard];
        return isHit ? pay(placed, { bet, rules: [...rules, facts.rules.points] }, play) : (0, banked_bets_1.loses)(placed, rules);
    }
    const deciding = answers['OP2-35f'] === 'own-rank' ? [position] : play.inPlay;
    const kind = wins.kind === 'rank' ? 'salto' : 'cards';
    const match = firstThatCounts((0, layout_1.matchesOf)(play, deciding), kind, play);
    const rules = [bet.rule, facts.rules.firstMatch];
    if (match === undefined)
        return (0, banked_bets_1.givenBack)(placed, 'null', [facts.rules.winner]);
    if (!match.positions.includes(position))
        return (0, banked_bets_1.loses)(placed, rules);
    if (wins.kind === 'rank' && (0, layout_1.isAnnulledSuit)(facts, play, { kind, position, card: match.card })) {
        return onAnnulledSuit(placed, facts.rules.saltoAnnulled, play);
    }
    return hasSuit(bet, position, match, play) ? pay(placed, { bet, rules }, play) : (0, banked_bets_1.loses)(placed, rules);
}
function hasSuit({ wins }, position, { card }, { placed, answers }) {
    if (wins.kind !== 'suit')
        return true;
    const steps = (0, layout_1.stepsBetween)(placed[position - 1] ?? '', card);
    const ownSuitCounts = wins.steps === 2 && answers['OP2-35d'] === 'viudo-too';
    return steps === wins.steps || (steps === 0 && ownSuitCounts);
}
/** The first card that decides; where annulled suits wait, they are passed over. */
const firstThatCounts = (matches, kind, play) => play.answers['OP2-35c'] === 'waits'
    ? matches.find(({ card, positions }) => positions.some((position) => !(0, layout_1.isAnnulledSuit)(play.facts, play, { kind, position, card })))
    : matches[0];
const onAnnulledSuit = (placed, rule, { answers }) => answers['OP2-35c'] === 'lost' ? (0, banked_bets_1.loses)(placed, [rule]) : (0, banked_bets_1.givenBack)(placed, 'null', [rule]);
/** A bet on cards waits for the rank of one of its own; what Segundas does not decide goes back. */
function settleCards(placed, { bet, sides, times }, play) {
    const { facts, phase } = play;
    const rules = [bet.rule, facts.rules.cardsWait];
    if (times > 0 && phase === 'primeras')
        return (0, banked_bets_1.givenBack)(placed, 'freed', [facts.rules.segundas]);
    const match = firstThatCounts((0, layout_1.matchesOf)(play, [...sides.on, ...sides.against]), 'cards', play);
    if (match === undefined) {
        return phase === 'primeras'
            ? (0, banked_bets_1.decide)(placed, 'held', { held: placed.stake }, rules)
            : (0, banked_bets_1.givenBack)(placed, 'null', [facts.rules.segundas]);
    }
    return onMatch(placed, { bet, sides, match }, play);
}
/** The rank of one of the own cards has come: in a suit that wins, of one side, or of both where they are equal. */
function onMatch(placed, { bet, sides, match }, play) {
    const { facts } = play;
    const rules = [bet.rule, facts.rules.cardsWait];
    const isOf = (side) => match.positions.some((at) => side.includes(at));
    const [isOwn, isOther] = [isOf(sides.on), isOf(sides.against)];
    const isAnnulled = match.positions.some((position) => (0, layout_1.isAnnulledSuit)(facts, play, { kind: 'cards', position, card: match.card }));
    if (isAnnulled) {
        const rule = (0, layout_1.annulmentOf)(facts, play, 'cards')?.rule ?? bet.rule;
        return isOwn ? onAnnulledSuit(placed, rule, play) : (0, banked_bets_1.givenBack)(placed, 'null', [rule]);
    }
    if (isOwn && isOther)
        return (0, banked_bets_1.givenBack)(placed, 'null', rules);
    return isOwn ? pay(placed, { bet, rules }, play) : (0, banked_bets_1.loses)(placed, rules);
}
/** Winnings, less a tenth of them where the first card decided; the tenth of the prize, or of stake and prize. */
function pay(placed, { bet, rules }, play) {
    const { facts, answers } = play;
    const prize = placed.stake * (0, layout_1.paysIn)(bet, play, answers['OP2-35b']);
    if (!bet.isDeducted || !play.isDeducted)
        return (0, banked_bets_1.decide)(placed, 'wins', { paid: prize }, rules);
    const basis = answers['OP2-35a'] === 'stake-and-prize' ? placed.stake + prize : prize;
    const { amount, rounded } = (0, banked_bets_1.shareOf)(basis, facts.deduction.share, (0, rounding_step_1.houseShareStep)(answers));
    const deducted = amount > prize ? prize : amount;
    const applied = [...rules, facts.rules.deduction];
    return (0, banked_bets_1.decide)(placed, 'wins', { paid: prize - deducted, deducted, rounded }, applied);
}
//# sourceMappingURL=decided-bets.js.map