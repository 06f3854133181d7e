"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=bank-reports.js.map