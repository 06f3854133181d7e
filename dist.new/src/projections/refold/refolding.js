"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=refolding.js.map