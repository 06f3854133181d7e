"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=house-poker-table.js.map