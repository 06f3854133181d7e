"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=bank-game-facts.js.map