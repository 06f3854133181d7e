import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'player_bank' })
export class PlayerBankEntity {
  @PrimaryColumn({ type: 'text' }) casino!: string;
  @PrimaryColumn({ name: 'gaming_day', type: 'date' }) gamingDay!: string;
  @PrimaryColumn({ name: 'table_id', type: 'text' }) tableId!: string;
  @PrimaryColumn({ name: 'session_no', type: 'integer' }) sessionNo!: number;
  @PrimaryColumn({ type: 'text' }) bank!: string;
  @Column({ name: 'first_record', type: 'bigint' }) firstRecord!: bigint;
}
