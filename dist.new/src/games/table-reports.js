"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=table-reports.js.map