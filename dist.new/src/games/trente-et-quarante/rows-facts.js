"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=rows-facts.js.map