"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=house-game.js.map