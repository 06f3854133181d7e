"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=parsed-hand.js.map