"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
//# sourceMappingURL=identity-register.port.js.map