import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sums of one account for one booking day and gaming day. Amounts in minor units. */
@Entity({ name: 'day_total' })
export class DayTotalEntity {
  @PrimaryColumn({ type: 'text' }) casino!: string;
  @PrimaryColumn({ name: 'booking_day', type: 'date' }) bookingDay!: string;
  @PrimaryColumn({ name: 'gaming_day', type: 'date' }) gamingDay!: string;
  @PrimaryColumn({ type: 'text' }) account!: string;
  @PrimaryColumn({ type: 'text' }) currency!: string;
  @Column({ type: 'numeric' }) debit!: bigint;
  @Column({ type: 'numeric' }) credit!: bigint;
  @Column({ type: 'bigint' }) lines!: bigint;
}
