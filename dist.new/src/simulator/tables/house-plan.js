"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=house-plan.js.map