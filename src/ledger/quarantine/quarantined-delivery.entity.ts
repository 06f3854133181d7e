import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A delivery kept in quarantine; its bytes stand in the log under the record number. */
@Entity({ name: 'quarantined_delivery' })
export class QuarantinedDeliveryEntity {
  @PrimaryColumn({ type: 'text' }) casino!: string;
  @PrimaryColumn({ name: 'record_number', type: 'bigint' }) recordNumber!: bigint;
  @Column({ name: 'delivery_id', type: 'text' }) deliveryId!: string;
  @Column({ name: 'gaming_day', type: 'date' }) gamingDay!: string;
  @Column({ type: 'text' }) reason!: string;
  @Column({ type: 'text' }) path!: string;
  @Column({ type: 'text' }) message!: string;
  @Column({ name: 'delivered_source', type: 'text', nullable: true }) deliveredSource!: string | null;
  @Column({ name: 'delivered_id', type: 'text', nullable: true }) deliveredId!: string | null;
  @Column({ name: 'ended_by', type: 'bigint', nullable: true }) endedBy!: bigint | null;
}
