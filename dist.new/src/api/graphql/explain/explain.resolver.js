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
exports.ExplainResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const figure_1 = require("../../../accounting/explain/figure");
const explain_figure_1 = require("../../../projections/explain/explain-figure");
const connection_type_1 = require("../connection/connection.type");
const not_found_type_1 = require("../refusals/not-found.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const explanation_answer_1 = require("./explanation-answer");
const explanation_type_1 = require("./explanation.type");
let ExplainArguments = class ExplainArguments extends report_arguments_1.CasinoArguments {
    figure;
    first;
    after;
};
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'The address of the figure, as docs/books/explain.md lists them.' }),
    __metadata("design:type", String)
], ExplainArguments.prototype, "figure", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { defaultValue: 100, description: 'So many of its parts, up to 500.' }),
    __metadata("design:type", Number)
], ExplainArguments.prototype, "first", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { defaultValue: 0, description: 'Behind so many of them.' }),
    __metadata("design:type", Number)
], ExplainArguments.prototype, "after", void 0);
ExplainArguments = __decorate([
    (0, graphql_1.ArgsType)()
], ExplainArguments);
let ExplainResolver = class ExplainResolver {
    async explain(args, principal, snapshot) {
        const { casino, first, after } = args;
        const figure = (0, figure_1.figureAt)(args.figure);
        if (figure === undefined)
            throw badInput(`There is no figure of the address ${args.figure}.`);
        if (first < 1 || first > connection_type_1.MOST_PER_PAGE || after < 0)
            throw badInput('Ask for 1 to 500 parts.');
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const found = await snapshot.read((manager) => (0, explain_figure_1.explainFigure)(manager, { casino, position }, figure));
        if (found === undefined)
            return (0, not_found_type_1.notFound)('FIGURE.UNKNOWN');
        return (0, explanation_answer_1.explanationAnswer)(figure, found, { first, after, position });
    }
};
exports.ExplainResolver = ExplainResolver;
__decorate([
    (0, graphql_1.Query)(() => explanation_type_1.ExplanationAnswer, {
        description: 'What an amount of a book or report is made of, down to lines, events, slips and rules.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [ExplainArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], ExplainResolver.prototype, "explain", null);
exports.ExplainResolver = ExplainResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], ExplainResolver);
const badInput = (message) => new graphql_2.GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
//# sourceMappingURL=explain.resolver.js.map