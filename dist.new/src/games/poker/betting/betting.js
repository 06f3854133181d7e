"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=betting.js.map