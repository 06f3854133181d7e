"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.SubscriptionsModule = void 0;
const common_1 = require("@nestjs/common");
const access_module_1 = require("../../../access/access.module");
const feed_reader_1 = require("./feed-reader");
const finding_raised_resolver_1 = require("./finding-raised.resolver");
const gaming_day_totals_resolver_1 = require("./gaming-day-totals.resolver");
const jackpot_meter_resolver_1 = require("./jackpot-meter.resolver");
const table_activity_resolver_1 = require("./table-activity.resolver");
/** What can be subscribed to. */
let SubscriptionsModule = class SubscriptionsModule {
};
exports.SubscriptionsModule = SubscriptionsModule;
exports.SubscriptionsModule = SubscriptionsModule = __decorate([
    (0, common_1.Module)({
        imports: [access_module_1.AccessModule],
        providers: [
            feed_reader_1.FeedReader,
            table_activity_resolver_1.TableActivityResolver,
            jackpot_meter_resolver_1.JackpotMeterResolver,
            finding_raised_resolver_1.FindingRaisedResolver,
            gaming_day_totals_resolver_1.GamingDayTotalsResolver,
        ],
    })
], SubscriptionsModule);
//# sourceMappingURL=subscriptions.module.js.map