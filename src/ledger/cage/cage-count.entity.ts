import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'cage_count' })
export class CageCountEntity {
  @PrimaryColumn({ type: 'text' }) casino!: string;
  @PrimaryColumn({ name: 'record_number', type: 'bigint' }) recordNumber!: bigint;
  @PrimaryColumn({ name: 'known_from', type: 'bigint' }) knownFrom!: bigint;
  @Column({ name: 'superseded_by', type: 'bigint', nullable: true }) supersededBy!: bigint | null;
  @Column({ name: 'gaming_day', type: 'date' }) gamingDay!: string;
  @Column({ name: 'event_id', type: 'text' }) eventId!: string;
  @Column({ name: 'event_type', type: 'text' }) eventType!: string;
  @Column({ name: 'happened_at', type: 'text' }) happenedAt!: string;
  @Column({ type: 'text' }) data!: string;
}
