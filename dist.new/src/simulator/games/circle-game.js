"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=circle-game.js.map