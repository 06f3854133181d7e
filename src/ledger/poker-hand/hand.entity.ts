import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One non-banked hand and the account of its money, in minor units. */
@Entity({ name: 'hand' })
export class HandEntity {
  @PrimaryColumn({ type: 'text' }) casino!: string;
  @PrimaryColumn({ name: 'record_number', type: 'bigint' }) recordNumber!: bigint;
  @PrimaryColumn({ name: 'known_from', type: 'bigint' }) knownFrom!: bigint;
  @Column({ name: 'superseded_by', type: 'bigint', nullable: true }) supersededBy!: bigint | null;
  @Column({ name: 'event_id', type: 'text' }) eventId!: string;
  @Column({ name: 'hand_no', type: 'text' }) handNo!: string;
  @Column({ name: 'table_id', type: 'text' }) tableId!: string;
  @Column({ name: 'gaming_day', type: 'date' }) gamingDay!: string;
  @Column({ name: 'session_no', type: 'integer' }) sessionNo!: number;
  @Column({ name: 'happened_at', type: 'text' }) happenedAt!: string;
  @Column({ type: 'text' }) game!: string;
  @Column({ type: 'text' }) currency!: string;
  @Column({ type: 'integer' }) players!: number;
  @Column({ type: 'numeric' }) contributed!: bigint;
  @Column({ name: 'carried_in', type: 'numeric' }) carriedIn!: bigint;
  @Column({ type: 'numeric' }) pot!: bigint;
  @Column({ type: 'numeric' }) collected!: bigint;
  @Column({ type: 'numeric' }) rake!: bigint;
  @Column({ name: 'carried_out', type: 'numeric' }) carriedOut!: bigint;
  @Column({ type: 'numeric', nullable: true }) derived!: bigint | null;
  @Column({ type: 'boolean' }) ties!: boolean;
}
