"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.OperationSnapshot = void 0;
const graphql_1 = require("graphql");
const casino_head_entity_1 = require("../../../projections/register/casino-head.entity");
const first_parked_1 = require("../../../projections/parking/first-parked");
const part_of_books_1 = require("./part-of-books");
const generation_1 = require("../../../projections/generations/generation");
/**
 * One GraphQL operation reads in one read-only transaction, so that all its fields share one position even while
 * events arrive or a rebuilt generation takes over. Opened when the first field reads, closed with the operation.
 */
class OperationSnapshot {
    dataSource;
    opened;
    /** The fields of an operation are resolved side by side, its one connection answers one question at a time. */
    last = Promise.resolve();
    closed = false;
    /** The parked keys of each casino asked about. */
    parked = new Map();
    asked = new Map();
    constructor(dataSource) {
        this.dataSource = dataSource;
    }
    /** Reads with the entity manager of the snapshot; the live generation's tables are the ones that are seen. */
    read(work) {
        const answer = this.last.then(async () => work((await this.runner()).manager));
        this.last = answer.catch(() => undefined);
        return answer;
    }
    /**
     * Reads for a field of a node together with the same field of its siblings: what is asked before the next turn of
     * the event loop is one statement, so that fifty nodes cost as many statements as one.
     */
    async readTogether(question, key) {
        const name = `${question.name} ${key.casino} ${key.position}`;
        const asked = this.asked.get(name) ?? this.begin(name, question);
        const index = asked.keys.push(key) - 1;
        return (await asked.answer)[index];
    }
    /** The last record number of a casino in this snapshot; undefined for a casino without any record. */
    async positionOf(casino) {
        const head = await this.read((manager) => manager.findOneBy(casino_head_entity_1.CasinoHeadEntity, { casino }));
        if (head !== null && !this.parked.has(casino)) {
            this.parked.set(casino, await this.read((manager) => (0, first_parked_1.firstParked)(manager, casino)));
        }
        return head?.lastNumber;
    }
    /**
     * Whether everything that was recorded until a position, and until a gaming day, is in an answer: false where a fault
     * of the software keeps a record from being judged that belongs to the books, or the part of them, it is about.
     */
    isComplete({ position, asOf, about }) {
        return [...this.parked.values()]
            .flat()
            .every(({ key, record, gamingDay }) => record > position || gamingDay > (asOf ?? gamingDay) || !(0, part_of_books_1.belongsTo)(key, about));
    }
    /** A field that fails ends its operation while others are still being resolved: those read nothing more. */
    async close() {
        this.closed = true;
        await this.last;
        const runner = await this.opened?.catch(() => undefined);
        if (!runner || runner.isReleased)
            return;
        if (runner.isTransactionActive)
            await runner.rollbackTransaction().catch(() => undefined);
        await runner.release();
    }
    begin(name, question) {
        const keys = [];
        const answer = new Promise((nextTurn) => setImmediate(nextTurn)).then(() => {
            this.asked.delete(name);
            return this.read((manager) => question.read(manager, keys));
        });
        const asked = { keys, answer };
        this.asked.set(name, asked);
        return asked;
    }
    runner() {
        if (this.closed)
            throw new graphql_1.GraphQLError('The operation is over.', { extensions: { code: 'OPERATION_OVER' } });
        return (this.opened ??= this.open());
    }
    async open() {
        const runner = this.dataSource.createQueryRunner();
        try {
            await runner.startTransaction('REPEATABLE READ');
            await runner.query(`SET TRANSACTION READ ONLY`);
            await runner.query(`SET LOCAL search_path TO ${(0, generation_1.schemaOf)(await (0, generation_1.liveGeneration)(runner))}, pg_catalog`);
            return runner;
        }
        catch (failure) {
            await runner.release();
            throw failure;
        }
    }
}
exports.OperationSnapshot = OperationSnapshot;
//# sourceMappingURL=operation-snapshot.js.map