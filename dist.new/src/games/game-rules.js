"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=game-rules.js.map