"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=play-row.js.map