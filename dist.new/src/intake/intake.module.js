"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.IntakeModule = void 0;
const common_1 = require("@nestjs/common");
const access_module_1 = require("../access/access.module");
const event_store_port_1 = require("../event-store/event-store.port");
const events_controller_1 = require("./http/events.controller");
const intake_1 = require("./intake");
/** The door for events. Needs the event store as a global provider. */
let IntakeModule = class IntakeModule {
};
exports.IntakeModule = IntakeModule;
exports.IntakeModule = IntakeModule = __decorate([
    (0, common_1.Module)({
        imports: [access_module_1.AccessModule],
        controllers: [events_controller_1.EventsController],
        providers: [
            { provide: intake_1.Intake, inject: [event_store_port_1.EVENT_STORE], useFactory: (store) => new intake_1.Intake(store) },
        ],
        exports: [intake_1.Intake],
    })
], IntakeModule);
//# sourceMappingURL=intake.module.js.map