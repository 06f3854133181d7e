"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=book-span.js.map