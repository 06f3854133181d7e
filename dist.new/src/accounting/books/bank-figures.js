"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=bank-figures.js.map