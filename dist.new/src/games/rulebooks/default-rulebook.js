"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.DEFAULT_RULEBOOK = void 0;
/** Where nobody says under which rulebook and on which day: Andalusia as it is now. */
exports.DEFAULT_RULEBOOK = { rulebook: 'ES-AN-2010', day: '9999-12-31' };
//# sourceMappingURL=default-rulebook.js.map