"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=day-figures.js.map