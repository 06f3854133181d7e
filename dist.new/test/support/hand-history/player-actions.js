"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readAct = readAct;
const amounts_1 = require("./amounts");
const cards_1 = require("./cards");
const hand_fault_1 = require("./hand-fault");
const REACHED = `( and is all-in)?(?: and has reached the ${amounts_1.AMOUNT} cap)?`;
const CARDS = String.raw `\[([^\]]*)\]`;
/** An action with one amount: posts, calls, bets. */
const paying = (words, kind) => ({
    words: new RegExp(`^${words}`),
    whole: new RegExp(`^${words} ${amounts_1.AMOUNT}${REACHED}$`, 'u'),
    read: ([, amount, allIn, cap], money) => ({
        kind,
        amount: (0, amounts_1.readAmount)(amount, money),
        ...reached(allIn, cap, money),
    }),
});
/** An action without an amount. */
const plain = (words, kind) => ({
    words: new RegExp(`^${words}`),
    whole: new RegExp(`^${words}$`),
    read: () => ({ kind }),
});
const reached = (allIn, cap, money) => ({
    ...(allIn !== undefined && { allIn: true }),
    ...(cap !== undefined && { capped: (0, amounts_1.readAmount)(cap, money) }),
});
/** Cards that the player turns up, throws away or keeps to himself. */
const handling = (words, rest, read) => ({
    words: new RegExp(`^${words}`),
    whole: new RegExp(`^${words}${rest}$`),
    read,
});
const FORMS = [
    paying('posts (?:the )?ante', 'ante'),
    paying('posts small & big blinds', 'both-blinds'),
    paying('posts (?:the )?small blind', 'small-blind'),
    paying('posts (?:the )?big blind', 'big-blind'),
    paying('brings in (?:low |high )?for', 'bring-in'),
    plain('checks', 'check'),
    paying('calls', 'call'),
    paying('bets', 'bet'),
    {
        words: /^raises/,
        whole: new RegExp(`^raises ${amounts_1.AMOUNT} to ${amounts_1.AMOUNT}${REACHED}$`, 'u'),
        read: ([, by, to, allIn, cap], money) => ({
            kind: 'raise',
            amount: (0, amounts_1.readAmount)(by, money),
            to: (0, amounts_1.readAmount)(to, money),
            ...reached(allIn, cap, money),
        }),
    },
    {
        words: /^completes/,
        whole: new RegExp(`^completes (?:it )?to ${amounts_1.AMOUNT}${REACHED}$`, 'u'),
        read: ([, to, allIn, cap], money) => ({
            kind: 'complete',
            to: (0, amounts_1.readAmount)(to, money),
            ...reached(allIn, cap, money),
        }),
    },
    handling('folds', `(?: ${CARDS})?`, ([, cards]) => ({
        kind: 'fold',
        ...(cards !== undefined && { cards: (0, cards_1.readCards)(cards), shown: true }),
    })),
    handling('discards', ` (\\d+) cards?(?: ${CARDS})?`, ([, count]) => ({
        kind: 'discard',
        discarded: Number(count),
    })),
    handling('stands pat', `(?: on ${CARDS})?`, () => ({ kind: 'discard', discarded: 0 })),
    handling('shows', ` ${CARDS}(?: \\(.*\\))?`, ([, cards]) => ({ cards: (0, cards_1.readCards)(cards), shown: true })),
    handling('mucks', `(?: hand| ${CARDS})`, ([, cards]) => cards === undefined ? {} : { cards: (0, cards_1.readCards)(cards), shown: false }),
    handling("doesn't show", ' hand', () => ({})),
];
/**
 * Reads what a player does: `raises $0.10 to $0.20 and is all-in`. Undefined when it begins with no known word;
 * throws UnexpectedText when it begins like an action and goes on otherwise.
 */
function readAct(text, money) {
    const form = FORMS.find(({ words }) => words.test(text));
    if (!form)
        return undefined;
    const match = form.whole.exec(text);
    if (!match)
        throw new hand_fault_1.UnexpectedText(`the rest of an action that begins with "${form.words.exec(text)[0]}"`);
    return form.read(match, money);
}
//# sourceMappingURL=player-actions.js.map