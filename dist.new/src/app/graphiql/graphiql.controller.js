"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.GraphiqlController = void 0;
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const common_1 = require("@nestjs/common");
const door_decorator_1 = require("../../access/door.decorator");
const graphiql_page_1 = require("./graphiql-page");
/** The files of the page, each from an installed package: nothing is loaded from anywhere else. */
const ASSETS = {
    'react.js': { file: packageFile('react', 'umd/react.production.min.js'), type: 'text/javascript' },
    'react-dom.js': {
        file: packageFile('react-dom', 'umd/react-dom.production.min.js'),
        type: 'text/javascript',
    },
    'graphiql.js': { file: packageFile('graphiql', 'graphiql.min.js'), type: 'text/javascript' },
    'graphiql.css': { file: packageFile('graphiql', 'graphiql.min.css'), type: 'text/css' },
};
/** A file of an installed package, whether or not the package exports it to programs. */
function packageFile(name, file) {
    return (0, node_path_1.join)((0, node_path_1.dirname)(require.resolve(`${name}/package.json`)), file);
}
/** GraphiQL, for people who want to ask by hand. The page is public, what it asks needs a key as everything else. */
let GraphiqlController = class GraphiqlController {
    page() {
        return graphiql_page_1.GRAPHIQL_PAGE;
    }
    start() {
        return graphiql_page_1.GRAPHIQL_START;
    }
    asset(name) {
        const asset = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined;
        if (!asset)
            throw new common_1.NotFoundException();
        return new common_1.StreamableFile((0, node_fs_1.createReadStream)(asset.file), { type: `${asset.type}; charset=utf-8` });
    }
};
exports.GraphiqlController = GraphiqlController;
__decorate([
    (0, common_1.Get)(),
    (0, common_1.Header)('content-type', 'text/html; charset=utf-8'),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", String)
], GraphiqlController.prototype, "page", null);
__decorate([
    (0, common_1.Get)('start.js'),
    (0, common_1.Header)('content-type', 'text/javascript; charset=utf-8'),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", String)
], GraphiqlController.prototype, "start", null);
__decorate([
    (0, common_1.Get)('assets/:name'),
    __param(0, (0, common_1.Param)('name')),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [String]),
    __metadata("design:returntype", common_1.StreamableFile)
], GraphiqlController.prototype, "asset", null);
exports.GraphiqlController = GraphiqlController = __decorate([
    (0, common_1.Controller)('graphiql'),
    (0, door_decorator_1.PublicDoor)()
], GraphiqlController);
//# sourceMappingURL=graphiql.controller.js.map