"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.PublicDoor = exports.Opens = exports.DOOR_OF_HANDLER = void 0;
const common_1 = require("@nestjs/common");
/** Metadata key under which a handler, or its class, says which door it lies behind. */
exports.DOOR_OF_HANDLER = 'cagnotte:door';
/** The handler (or every handler of the class) is reached through this door only. */
const Opens = (door) => (0, common_1.SetMetadata)(exports.DOOR_OF_HANDLER, door);
exports.Opens = Opens;
/** Anybody may call the handler, without a key: health checks and the like. */
const PublicDoor = () => (0, common_1.SetMetadata)(exports.DOOR_OF_HANDLER, 'public');
exports.PublicDoor = PublicDoor;
//# sourceMappingURL=door.decorator.js.map