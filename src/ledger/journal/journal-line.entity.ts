import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One line of the journal, as a generation keeps it. Amounts in minor units. */
@Entity({ name: 'journal_line' })
export class JournalLineEntity {
  @PrimaryColumn({ type: 'text' }) casino!: string;
  @PrimaryColumn({ name: 'record_number', type: 'bigint' }) recordNumber!: bigint;
  @PrimaryColumn({ type: 'integer' }) line!: number;
  @Column({ name: 'entry_kind', type: 'text' }) entryKind!: 'original' | 'reversal' | 'replacement';
  @Column({ name: 'of_record', type: 'bigint' }) ofRecord!: bigint;
  @Column({ name: 'cause_record', type: 'bigint', nullable: true }) causeRecord!: bigint | null;
  @Column({ type: 'boolean' }) undoes!: boolean;
  @Column({ type: 'text' }) source!: string;
  @Column({ name: 'event_id', type: 'text' }) eventId!: string;
  @Column({ name: 'event_type', type: 'text' }) eventType!: string;
  @Column({ name: 'gaming_day', type: 'date' }) gamingDay!: string;
  @Column({ name: 'booking_day', type: 'date' }) bookingDay!: string;
  @Column({ type: 'text' }) account!: string;
  @Column({ name: 'sub_ledger', type: 'text', nullable: true }) subLedger!: string | null;
  @Column({ name: 'table_id', type: 'text', nullable: true }) tableId!: string | null;
  @Column({ type: 'text', nullable: true }) game!: string | null;
  @Column({ name: 'session_no', type: 'integer' }) sessionNo!: number;
  @Column({ type: 'numeric' }) debit!: bigint;
  @Column({ type: 'numeric' }) credit!: bigint;
  @Column({ type: 'text' }) currency!: string;
  @Column({ type: 'text' }) basis!: 'declared' | 'derived' | 'count';
  @Column({ name: 'rule_id', type: 'text', nullable: true }) ruleId!: string | null;
  @Column({ name: 'rules_release', type: 'text' }) rulesRelease!: string;
  @Column({ type: 'text', nullable: true }) slip!: string | null;
}
