import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'table_session' })
export class TableSessionEntity {
  @PrimaryColumn({ type: 'text' }) casino!: string;
  @PrimaryColumn({ name: 'gaming_day', type: 'date' }) gamingDay!: string;
  @PrimaryColumn({ name: 'table_id', type: 'text' }) tableId!: string;
  @PrimaryColumn({ name: 'session_no', type: 'integer' }) sessionNo!: number;
  @Column({ name: 'first_record', type: 'bigint' }) firstRecord!: bigint;
}
