"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=pool-figures.js.map