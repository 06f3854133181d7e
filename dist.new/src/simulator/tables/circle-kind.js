"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=circle-kind.js.map