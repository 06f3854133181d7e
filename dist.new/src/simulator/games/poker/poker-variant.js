"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=poker-variant.js.map