"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=regulated-play.js.map