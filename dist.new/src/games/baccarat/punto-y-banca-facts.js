"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=punto-y-banca-facts.js.map