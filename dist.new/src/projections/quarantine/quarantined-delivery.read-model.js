"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.quarantinedDeliveryReadModel = void 0;
const insert_rows_1 = require("../insert-rows");
const read_model_1 = require("../read-model");
/** Deliveries that could not be kept as the event they meant to be, with the reason; the bytes stay in the log. */
exports.quarantinedDeliveryReadModel = {
    table: 'quarantined_delivery',
    rowsOf: (fact) => ((0, read_model_1.isReport)(fact) ? [...setAside(fact), ...ended(fact)] : []),
    write: async (page, rows) => {
        const begun = rows.filter((row) => !('ends' in row));
        await (0, insert_rows_1.insertRows)(page, 'quarantined_delivery', begun);
        const ends = rows.filter((row) => 'ends' in row).map(({ ends: end }) => end);
        if (ends.length > 0)
            await endDeliveries(page, ends);
    },
};
function setAside({ casino, number, event }) {
    if (event.type !== 'cagnotte.intake.quarantined.v1')
        return [];
    const delivery = event.data;
    if (delivery.part !== undefined && delivery.part.number > 1)
        return [];
    return [
        {
            casino,
            record_number: number.toString(),
            delivery_id: event.id,
            gaming_day: event.gamingday,
            reason: delivery.reason,
            path: delivery.path ?? '',
            message: delivery.message ?? '',
            delivered_source: delivery.source ?? null,
            delivered_id: delivery.id ?? null,
            ended_by: null,
        },
    ];
}
function ended({ casino, number, event }) {
    const discards = event.type === 'cagnotte.intake.discarded.v1';
    const delivery = discards ? event.data.delivery : event.resubmits;
    return delivery === undefined ? [] : [{ ends: { casino, delivery, by: number.toString() } }];
}
/** A delivery ends with the first record after it that replaces it or gives it up. */
const endDeliveries = (page, ends) => page.query(`UPDATE quarantined_delivery SET ended_by = ended.by
       FROM (SELECT q.casino, q.record_number, min(e.by) AS by
               FROM jsonb_to_recordset($1::jsonb) AS e(casino text, delivery text, by bigint)
               JOIN quarantined_delivery q ON q.casino = e.casino AND q.delivery_id = e.delivery
                AND q.ended_by IS NULL AND q.record_number < e.by
              GROUP BY 1, 2) ended
      WHERE quarantined_delivery.casino = ended.casino
        AND quarantined_delivery.record_number = ended.record_number`, [JSON.stringify(ends)]);
//# sourceMappingURL=quarantined-delivery.read-model.js.map