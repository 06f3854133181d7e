"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=problem.js.map