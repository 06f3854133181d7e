"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=trijoker-facts.js.map