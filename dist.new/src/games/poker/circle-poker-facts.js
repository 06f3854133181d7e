"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=circle-poker-facts.js.map