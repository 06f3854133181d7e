import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inEachGeneration } from './each-generation';

/**
 * What a session's facts declare is kept fact by fact: what each of them says itself, and no longer what the session had
 * come to when it was recorded. Ledgers kept before are told from the data of their facts.
 */
export class DeclaredByFact1700000000142 implements MigrationInterface {
  name = 'DeclaredByFact1700000000142';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const change of [LET_ABSENT, OWN_PARTS]) await everywhere(queryRunner, change);
  }

  /** What the sessions had come to is not known any more: it comes with a rebuild. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const change of [NOTHING_SAID, DEMAND]) await everywhere(queryRunner, change);
  }
}

const SUMS = ['opening_float', 'fills', 'credits', 'boxes'];

const LET_ABSENT = `ALTER TABLE %1$I.table_session_fact ${SUMS.map(
  (part) => `ALTER COLUMN ${part} DROP NOT NULL`,
).join(', ')}`;

const DEMAND = `ALTER TABLE %1$I.table_session_fact ${SUMS.map(
  (part) => `ALTER COLUMN ${part} SET NOT NULL`,
).join(', ')}`;

const NOTHING_SAID = `UPDATE %1$I.table_session_fact SET ${SUMS.map(
  (part) => `${part} = coalesce(${part}, 0)`,
).join(', ')}`;

/** Of a float; a cambista's imprest is not part of it. */
const OF_FLOAT = (holder: string): string => `coalesce(${holder}, 'table') = 'table'`;

const OWN_PARTS = `UPDATE %1$I.table_session_fact SET
  opening_float = CASE WHEN event_type = 'cagnotte.table.opened.v1' AND ${OF_FLOAT(`data::jsonb #>> '{float,holder}'`)}
    THEN (data::jsonb #>> '{float,amount}')::numeric + coalesce((data::jsonb #>> '{float,locked}')::numeric, 0) END,
  fills = CASE WHEN event_type = 'cagnotte.table.filled.v1' AND ${OF_FLOAT(`data::jsonb ->> 'holder'`)}
    THEN (data::jsonb ->> 'amount')::numeric END,
  credits = CASE WHEN event_type = 'cagnotte.table.credited.v1' AND ${OF_FLOAT(`data::jsonb ->> 'holder'`)}
    THEN (data::jsonb ->> 'amount')::numeric END,
  boxes = CASE WHEN event_type = 'cagnotte.drop.counted.v1' THEN (data::jsonb ->> 'amount')::numeric END,
  inventory = CASE
    WHEN event_type = 'cagnotte.table.counted.v1' AND coalesce(data::jsonb ->> 'occasion', 'closing') = 'closing'
    THEN (data::jsonb ->> 'inventory')::numeric
    WHEN event_type = 'cagnotte.table.closed.v1'
    THEN (SELECT sum((part ->> 'chips')::numeric)
            FROM jsonb_array_elements((data::jsonb -> 'toCage') || coalesce(data::jsonb -> 'leftLocked', '[]')) part
           WHERE part ->> 'holder' = 'table') END`;

/** In the pattern and in every generation; `%1$I` is the schema. */
async function everywhere(queryRunner: QueryRunner, statement: string): Promise<void> {
  await queryRunner.query(statement.replaceAll('%1$I', 'read_model'));
  await queryRunner.query(inEachGeneration(`EXECUTE format($q$${statement}$q$, schema_name);`));
}
