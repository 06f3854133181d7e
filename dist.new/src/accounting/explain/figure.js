"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.addressOf = exports.RESULT_PARTS = void 0;
exports.figureAt = figureAt;
const gaming_day_1 = require("../../kernel/gaming-day");
const master_report_1 = require("../master-report/master-report");
/** The parts of a table's result: as they were counted, and as its entries posted them. */
exports.RESULT_PARTS = [
    'inventory',
    'boxes',
    'credits',
    'prizes',
    'to-slot',
    'opening-float',
    'fills',
    'stakes-swept',
    'booked',
    'win',
    'commission',
    'variance-table',
    'variance-drop',
];
/** The address of a figure, one text for books, programs and people: `result/RF1/2026-01-01/1/boxes`. */
const addressOf = (figure) => partsOf(figure)
    .filter((part) => part !== undefined)
    .map((part) => `${part}`.replace(/[%/]/g, encodeURIComponent))
    .join('/');
exports.addressOf = addressOf;
function partsOf(figure) {
    const { kind } = figure;
    switch (figure.kind) {
        case 'result':
            return [kind, figure.table, figure.day, figure.sessionNo, figure.part];
        case 'income':
            return [kind, figure.table, figure.day, figure.sessionNo];
        case 'control-book':
        case 'commission':
            return [kind, figure.day, figure.table];
        case 'balance':
        case 'movement':
            return [kind, figure.account, figure.day];
        case 'meter':
            return [kind, figure.pool, figure.day];
        case 'duty':
            return [kind, figure.year, figure.quarter, figure.part];
        case 'master':
            return [kind, figure.measure, figure.day, figure.column, figure.game, figure.table];
    }
}
/** The figure at an address; undefined where the text is none. No name holds a character that no text can keep. */
function figureAt(address) {
    const parts = address.split('/').map(decoded);
    if (parts.some((part) => part === undefined || part === '' || part.includes('\u0000')))
        return undefined;
    const [kind, ...rest] = parts;
    const read = Object.hasOwn(READ, kind) ? READ[kind] : undefined;
    return read?.(rest);
}
const decoded = (part) => {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return undefined;
    }
};
const READ = {
    result: (parts) => {
        const session = sessionAt(parts);
        const part = parts[3];
        if (session === undefined || parts.length > 4 || !isOneOf(exports.RESULT_PARTS, part))
            return undefined;
        return { kind: 'result', ...session, ...stated({ part }) };
    },
    income: (parts) => {
        const session = sessionAt(parts);
        return session === undefined || parts.length > 3 ? undefined : { kind: 'income', ...session };
    },
    'control-book': ([day, table, ...more]) => isDay(day) && more.length === 0 ? { kind: 'control-book', day, ...stated({ table }) } : undefined,
    commission: ([day, table, ...more]) => isDay(day) && more.length === 0 ? { kind: 'commission', day, ...stated({ table }) } : undefined,
    balance: ([account, day, ...more]) => account !== undefined && (day === undefined || isDay(day)) && more.length === 0
        ? { kind: 'balance', account, ...stated({ day }) }
        : undefined,
    movement: ([account, day, ...more]) => account !== undefined && isDay(day) && more.length === 0 ? { kind: 'movement', account, day } : undefined,
    meter: ([pool, day, ...more]) => pool !== undefined && (day === undefined || isDay(day)) && more.length === 0
        ? { kind: 'meter', pool, ...stated({ day }) }
        : undefined,
    duty: ([year, quarter, part, ...more]) => /^(?!0000)\d{4}$/.test(year ?? '') && /^[1-4]$/.test(quarter ?? '') && more.length === 0
        ? { kind: 'duty', year: Number(year), quarter: Number(quarter), ...stated({ part }) }
        : undefined,
    master: ([measure, day, column, game, table, ...more]) => (measure === 'win' || measure === 'drop') &&
        isDay(day) &&
        column !== undefined &&
        isOneOf(master_report_1.COLUMNS, column) &&
        game !== undefined &&
        more.length === 0
        ? { kind: 'master', measure, day, column, game, ...stated({ table }) }
        : undefined,
};
function sessionAt([table, day, sessionNo]) {
    if (table === undefined || !isDay(day) || !/^[1-9]\d{0,6}$/.test(sessionNo ?? ''))
        return undefined;
    return { table, day, sessionNo: Number(sessionNo) };
}
const isDay = (text) => text !== undefined && (0, gaming_day_1.isGamingDay)(text);
/** Whether a text is one of some words, or is not there. */
const isOneOf = (words, text) => text === undefined || words.includes(text);
const stated = (part) => Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
//# sourceMappingURL=figure.js.map