"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=boule-facts.js.map