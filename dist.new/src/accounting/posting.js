"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=posting.js.map