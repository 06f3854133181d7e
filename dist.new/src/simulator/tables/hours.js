"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=hours.js.map