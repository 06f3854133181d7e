"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=numbered-event.js.map