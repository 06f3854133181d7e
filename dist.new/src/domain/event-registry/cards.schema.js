"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Cards = exports.Card = void 0;
const typebox_1 = require("typebox");
/** A card of the French deck: rank and suit, e.g. `Th`. Decks without indices and games on other decks use text. */
exports.Card = typebox_1.Type.String({ pattern: '^[2-9TJQKA][cdhs]$', description: 'rank and suit, e.g. Th' });
exports.Cards = typebox_1.Type.Array(exports.Card, { maxItems: 10, description: 'in the order of dealing' });
//# sourceMappingURL=cards.schema.js.map