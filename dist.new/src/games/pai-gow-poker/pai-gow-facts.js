"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=pai-gow-facts.js.map