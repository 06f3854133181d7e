"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.GAMING_DAY_REFUSALS = void 0;
const tie_out_catalogue_1 = require("../../accounting/tie-outs/tie-out-catalogue");
const citations_1 = require("./citations");
const ORDER_OF_DAYS = tie_out_catalogue_1.TIE_OUT_CITATION;
/** What each refusal says. */
exports.GAMING_DAY_REFUSALS = {
    'GAMING_DAY.NOT_A_PERSON': {
        message: 'Decisions about a gaming day are those of persons: use a key that belongs to one.',
        messageEs: 'Las decisiones sobre una jornada las toman personas: use una clave que sea de una persona.',
        ...citations_1.BY_NAME,
    },
    'GAMING_DAY.UNKNOWN': {
        message: 'Nothing was recorded of this gaming day: see the query gamingDays.',
        messageEs: 'No consta nada de esta jornada: véase la consulta gamingDays.',
        ...ORDER_OF_DAYS,
    },
    'GAMING_DAY.BOOKS_BEHIND': {
        message: 'The books have not caught up with the log: ask again in a moment.',
        messageEs: 'Los libros aún no han alcanzado el registro: repita la petición dentro de un momento.',
        ...ORDER_OF_DAYS,
    },
    'GAMING_DAY.DECIDED_MEANWHILE': {
        message: 'Somebody else decided about this gaming day meanwhile: look at it again.',
        messageEs: 'Entretanto otra persona ha decidido sobre esta jornada: revísela de nuevo.',
        ...ORDER_OF_DAYS,
    },
    'GAMING_DAY.ALREADY_OPENED': {
        message: 'This gaming day was opened before.',
        messageEs: 'Esta jornada ya se había abierto.',
        ...ORDER_OF_DAYS,
    },
    'GAMING_DAY.LAST_NOT_CERTIFIED': {
        message: 'The gaming day before this one is not certified: close and certify it first.',
        messageEs: 'La jornada anterior no está certificada: ciérrela y certifíquela primero.',
        ...ORDER_OF_DAYS,
    },
    'GAMING_DAY.TABLES_OPEN': {
        message: 'Tables are still open: close them first.',
        messageEs: 'Aún hay mesas abiertas: ciérrelas primero.',
        ...ORDER_OF_DAYS,
    },
    'GAMING_DAY.EARLIER_DAY_OPEN': {
        message: 'Books of earlier days are open: close those first.',
        messageEs: 'Hay libros de jornadas anteriores abiertos: ciérrelos antes.',
        ...ORDER_OF_DAYS,
    },
    'GAMING_DAY.DOES_NOT_TIE': {
        message: 'The books of the day do not tie: put right what is listed, or explain each soft difference by name.',
        messageEs: 'Los libros de la jornada no cuadran: corrija lo indicado o explique con su nombre cada diferencia admisible.',
        ...ORDER_OF_DAYS,
    },
    'GAMING_DAY.ALREADY_CLOSED': {
        message: 'The books of this gaming day are closed.',
        messageEs: 'Los libros de esta jornada están cerrados.',
        ...ORDER_OF_DAYS,
    },
    'GAMING_DAY.NOT_CLOSED': {
        message: 'The books of this gaming day are not closed.',
        messageEs: 'Los libros de esta jornada no están cerrados.',
        ...ORDER_OF_DAYS,
    },
    'GAMING_DAY.ALREADY_CERTIFIED': {
        message: 'This gaming day is certified.',
        messageEs: 'Esta jornada ya está certificada.',
        ...citations_1.BY_NAME,
    },
    'GAMING_DAY.ALREADY_PROPOSED': {
        message: 'Its reopening was proposed already: another person has to approve.',
        messageEs: 'Su reapertura ya está propuesta: otra persona debe aprobarla.',
        ...citations_1.FOUR_EYES,
    },
    'GAMING_DAY.NOTHING_PROPOSED': {
        message: 'Nobody has proposed to reopen this gaming day.',
        messageEs: 'Nadie ha propuesto reabrir esta jornada.',
        ...citations_1.FOUR_EYES,
    },
    'GAMING_DAY.SAME_PERSON': {
        message: 'Who proposed the reopening cannot approve it: it takes two persons.',
        messageEs: 'Quien propuso la reapertura no puede aprobarla: hacen falta dos personas.',
        ...citations_1.FOUR_EYES,
    },
};
//# sourceMappingURL=gaming-day-refusals.js.map