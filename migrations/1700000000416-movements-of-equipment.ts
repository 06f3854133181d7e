import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['equipment_movement'];

/** What each fact says about each piece of equipment that it names: the register of equipment and the history of a piece. */
export class MovementsOfEquipment1700000000416 implements MigrationInterface {
  name = 'MovementsOfEquipment1700000000416';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...EQUIPMENT_MOVEMENT, copyToEachGeneration(TABLES)])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}

const EQUIPMENT_MOVEMENT = [
  `CREATE TABLE read_model.equipment_movement (
   casino text COLLATE "C" NOT NULL,
   record_number bigint NOT NULL,
   gaming_day date NOT NULL,
   event_id text COLLATE "C" NOT NULL,
   event_type text COLLATE "C" NOT NULL,
   happened_at text NOT NULL,
   known_from bigint NOT NULL,
   superseded_by bigint,
   line integer NOT NULL,
   serial text COLLATE "C" NOT NULL,
   movement text COLLATE "C" NOT NULL,
   table_id text COLLATE "C",
   session_no integer,
   kind text COLLATE "C",
   model text,
   homologation text,
   valid_until date,
   document text,
   note text,
   reported_by text,
   details text,
   PRIMARY KEY (casino, record_number, known_from, line)
 )`,
  `CREATE INDEX equipment_movement_of_piece ON read_model.equipment_movement (casino, serial, gaming_day)`,
  `CREATE INDEX equipment_movement_of_session
     ON read_model.equipment_movement (casino, gaming_day, table_id, session_no) WHERE movement = 'used'`,
  `CREATE INDEX equipment_movement_entered ON read_model.equipment_movement (casino, serial) WHERE movement = 'entered'`,
];
