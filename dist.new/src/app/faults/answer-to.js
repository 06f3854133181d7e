"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.answerTo = answerTo;
const common_1 = require("@nestjs/common");
/** The HTTP answer to whatever was thrown. Refusals of our own say themselves what they are. */
function answerTo(thrown) {
    const status = statusOf(thrown);
    const own = thrown instanceof common_1.HttpException ? thrown.getResponse() : undefined;
    return { status, body: isRefusalBody(own) ? own : standardAnswer(status) };
}
/** The framework and its HTTP server throw errors that carry the status to be answered with. */
function statusOf(thrown) {
    if (thrown instanceof common_1.HttpException)
        return thrown.getStatus();
    const { statusCode } = (thrown ?? {});
    return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
const isRefusalBody = (body) => body !== null && typeof body === 'object' && 'code' in body && 'message' in body && 'messageEs' in body;
const standardAnswer = (status) => STANDARD_ANSWERS[status] ?? (status < 500 ? STANDARD_ANSWERS[400] : STANDARD_ANSWERS[500]);
const STANDARD_ANSWERS = {
    400: {
        code: 'MALFORMED_REQUEST',
        message: 'The request cannot be read: its address, headers or body are not well-formed.',
        messageEs: 'No se puede leer la petición: su dirección, cabeceras o cuerpo no están bien formados.',
    },
    404: {
        code: 'NOT_FOUND',
        message: 'There is nothing under this address and method.',
        messageEs: 'No hay nada en esta dirección con este método.',
    },
    413: {
        code: 'BODY_TOO_LARGE',
        message: 'The body is larger than is taken here, and nothing of it was kept. Send events as a stream.',
        messageEs: 'El cuerpo es mayor de lo que aquí se admite y no se ha guardado nada. Envíe los eventos como flujo.',
    },
    414: {
        code: 'ADDRESS_TOO_LONG',
        message: 'The address is longer than is taken here.',
        messageEs: 'La dirección es más larga de lo que aquí se admite.',
    },
    415: {
        code: 'UNKNOWN_CONTENT_TYPE',
        message: 'The Content-Type is none that is taken here.',
        messageEs: 'El Content-Type no es ninguno de los que aquí se admiten.',
    },
    500: {
        code: 'INTERNAL',
        message: 'The service could not answer this. The fault is in its log.',
        messageEs: 'El servicio no ha podido responder. El fallo consta en su registro.',
    },
};
//# sourceMappingURL=answer-to.js.map