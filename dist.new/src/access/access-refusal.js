"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.casinoClosed = exports.doorClosed = exports.UNAVAILABLE = exports.DOOR_UNNAMED = exports.KEY_EXPIRED = exports.KEY_REVOKED = exports.KEY_UNKNOWN = exports.KEY_MALFORMED = exports.KEY_MISSING = exports.HTTP_STATUS = void 0;
const permission_matrix_1 = require("./permission-matrix");
/** 401: we do not know who this is. 403: we know, and no. 503: we cannot find out now. */
exports.HTTP_STATUS = {
    'ACCESS.KEY_MISSING': 401,
    'ACCESS.KEY_MALFORMED': 401,
    'ACCESS.KEY_UNKNOWN': 401,
    'ACCESS.KEY_REVOKED': 401,
    'ACCESS.KEY_EXPIRED': 401,
    'ACCESS.DOOR_CLOSED': 403,
    'ACCESS.DOOR_UNNAMED': 403,
    'ACCESS.CASINO_CLOSED': 403,
    'ACCESS.UNAVAILABLE': 503,
};
const ASK_FOR_KEY = {
    remedy: 'Ask an administrator for a key and send it as `Authorization: Bearer cgn_…`.',
    remedyEs: 'Pida una clave a un administrador y envíela como `Authorization: Bearer cgn_…`.',
};
exports.KEY_MISSING = {
    code: 'ACCESS.KEY_MISSING',
    message: 'This needs an API key and none was sent.',
    messageEs: 'Se necesita una clave de API y no se ha enviado ninguna.',
    ...ASK_FOR_KEY,
};
exports.KEY_MALFORMED = {
    code: 'ACCESS.KEY_MALFORMED',
    message: 'The Authorization header does not hold a key of this service.',
    messageEs: 'La cabecera Authorization no contiene una clave de este servicio.',
    remedy: 'Send the whole key, unchanged: `Authorization: Bearer cgn_<16 digits>_<64 digits>`.',
    remedyEs: 'Envíe la clave completa, sin cambios: `Authorization: Bearer cgn_<16 cifras>_<64 cifras>`.',
};
/** The same for an unknown id and a wrong secret: who tries keys learns nothing from the difference. */
exports.KEY_UNKNOWN = {
    code: 'ACCESS.KEY_UNKNOWN',
    message: 'This key is not known here.',
    messageEs: 'Esta clave no se conoce aquí.',
    ...ASK_FOR_KEY,
};
exports.KEY_REVOKED = {
    code: 'ACCESS.KEY_REVOKED',
    message: 'This key has been revoked.',
    messageEs: 'Esta clave ha sido revocada.',
    ...ASK_FOR_KEY,
};
exports.KEY_EXPIRED = {
    code: 'ACCESS.KEY_EXPIRED',
    message: 'This key has expired.',
    messageEs: 'Esta clave ha caducado.',
    ...ASK_FOR_KEY,
};
exports.DOOR_UNNAMED = {
    code: 'ACCESS.DOOR_UNNAMED',
    message: 'This way in belongs to no door, so nobody passes.',
    messageEs: 'Esta entrada no pertenece a ninguna puerta, así que no pasa nadie.',
    remedy: 'This is a fault of the service: report it.',
    remedyEs: 'Es un fallo del servicio: comuníquelo.',
};
exports.UNAVAILABLE = {
    code: 'ACCESS.UNAVAILABLE',
    message: 'Keys cannot be checked at this moment.',
    messageEs: 'En este momento no se pueden comprobar las claves.',
    remedy: 'Send the same request again shortly.',
    remedyEs: 'Vuelva a enviar la misma petición dentro de poco.',
};
/** The key is good, but none of its roles passes this door. */
const doorClosed = (door) => ({
    code: 'ACCESS.DOOR_CLOSED',
    message: `The roles of this key do not open ${door}.`,
    messageEs: `Los roles de esta clave no abren ${door}.`,
    remedy: `Use a key with one of these roles: ${permission_matrix_1.PERMISSIONS[door].join(', ')}.`,
    remedyEs: `Use una clave con uno de estos roles: ${permission_matrix_1.PERMISSIONS[door].join(', ')}.`,
});
exports.doorClosed = doorClosed;
/** The role would do, but the key is not good for this casino. Says the same whether or not the casino exists. */
const casinoClosed = (casino) => ({
    code: 'ACCESS.CASINO_CLOSED',
    message: `This key is not good for the casino ${casino}.`,
    messageEs: `Esta clave no vale para el casino ${casino}.`,
    remedy: 'Ask an administrator for a key of that casino.',
    remedyEs: 'Pida a un administrador una clave de ese casino.',
});
exports.casinoClosed = casinoClosed;
//# sourceMappingURL=access-refusal.js.map