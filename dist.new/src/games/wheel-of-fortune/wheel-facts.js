"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=wheel-facts.js.map