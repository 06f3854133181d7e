"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ALL_MIGRATIONS = void 0;
const _1700000000001_event_log_1 = require("./1700000000001-event-log");
const _1700000000002_api_keys_1 = require("./1700000000002-api-keys");
const _1700000000003_register_and_read_models_1 = require("./1700000000003-register-and-read-models");
const _1700000000004_balances_1 = require("./1700000000004-balances");
const _1700000000005_standing_findings_1 = require("./1700000000005-standing-findings");
const _1700000000011_table_sessions_1 = require("./1700000000011-table-sessions");
const _1700000000012_banks_pools_rounds_1 = require("./1700000000012-banks-pools-rounds");
const _1700000000021_derived_awards_1 = require("./1700000000021-derived-awards");
const _1700000000031_refold_1 = require("./1700000000031-refold");
const _1700000000032_parked_records_1 = require("./1700000000032-parked-records");
const _1700000000041_pool_facts_1 = require("./1700000000041-pool-facts");
const _1700000000051_closing_1 = require("./1700000000051-closing");
const _1700000000052_seal_keys_1 = require("./1700000000052-seal-keys");
const _1700000000061_unnumbered_sources_1 = require("./1700000000061-unnumbered-sources");
const _1700000000091_journal_numbers_1 = require("./1700000000091-journal-numbers");
const _1700000000101_play_totals_1 = require("./1700000000101-play-totals");
const _1700000000111_corrections_and_slips_1 = require("./1700000000111-corrections-and-slips");
/** Every migration in the order it runs; TypeORM is given this list, never a glob. */
exports.ALL_MIGRATIONS = [
    _1700000000001_event_log_1.EventLog1700000000001,
    _1700000000002_api_keys_1.ApiKeys1700000000002,
    _1700000000003_register_and_read_models_1.RegisterAndReadModels1700000000003,
    _1700000000004_balances_1.Balances1700000000004,
    _1700000000005_standing_findings_1.StandingFindings1700000000005,
    _1700000000011_table_sessions_1.TableSessions1700000000011,
    _1700000000012_banks_pools_rounds_1.BanksPoolsRounds1700000000012,
    _1700000000021_derived_awards_1.DerivedAwards1700000000021,
    _1700000000031_refold_1.Refold1700000000031,
    _1700000000032_parked_records_1.ParkedRecords1700000000032,
    _1700000000041_pool_facts_1.PoolFacts1700000000041,
    _1700000000051_closing_1.Closing1700000000051,
    _1700000000052_seal_keys_1.SealKeys1700000000052,
    _1700000000061_unnumbered_sources_1.UnnumberedSources1700000000061,
    _1700000000091_journal_numbers_1.JournalNumbers1700000000091,
    _1700000000101_play_totals_1.PlayTotals1700000000101,
    _1700000000111_corrections_and_slips_1.CorrectionsAndSlips1700000000111,
];
//# sourceMappingURL=all-migrations.js.map