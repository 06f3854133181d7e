"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
/*
 * Loaded before everything else: libraries decide while they load whether they check each of their own values, as they
 * do for developers. GraphQL alone spends a tenth of an answer on it.
 */
process.env['NODE_ENV'] ??= 'production';
//# sourceMappingURL=node-environment.js.map