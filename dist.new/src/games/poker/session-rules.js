"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=session-rules.js.map