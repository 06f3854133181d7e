"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=rulebook.js.map