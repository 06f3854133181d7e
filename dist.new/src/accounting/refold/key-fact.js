"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=key-fact.js.map