"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=caribbean-stud-facts.js.map