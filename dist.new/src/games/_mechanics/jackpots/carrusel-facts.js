"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=carrusel-facts.js.map