"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ALL_ENTITIES = void 0;
const api_key_entity_1 = require("../../access/api-key.entity");
const cage_count_entity_1 = require("../../projections/cage-counts/cage-count.entity");
const finding_entity_1 = require("../../projections/findings/finding.entity");
const hand_entity_1 = require("../../projections/hands/hand.entity");
const house_round_entity_1 = require("../../projections/house-rounds/house-round.entity");
const journal_line_entity_1 = require("../../projections/journal/journal-line.entity");
const player_bank_entity_1 = require("../../projections/player-banks/player-bank.entity");
const quarantined_delivery_entity_1 = require("../../projections/quarantine/quarantined-delivery.entity");
const casino_head_entity_1 = require("../../projections/register/casino-head.entity");
const table_session_entity_1 = require("../../projections/table-sessions/table-session.entity");
/** Every TypeORM entity; the data source is given this list, never a glob. */
exports.ALL_ENTITIES = [
    api_key_entity_1.ApiKeyEntity,
    casino_head_entity_1.CasinoHeadEntity,
    finding_entity_1.FindingEntity,
    hand_entity_1.HandEntity,
    journal_line_entity_1.JournalLineEntity,
    quarantined_delivery_entity_1.QuarantinedDeliveryEntity,
    table_session_entity_1.TableSessionEntity,
    house_round_entity_1.HouseRoundEntity,
    player_bank_entity_1.PlayerBankEntity,
    cage_count_entity_1.CageCountEntity,
];
//# sourceMappingURL=all-entities.js.map