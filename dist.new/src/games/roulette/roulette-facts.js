"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=roulette-facts.js.map