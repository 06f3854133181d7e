import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A round of a house-banked game: what was declared, and what the rules in force make of it. Minor units. */
@Entity({ name: 'house_round' })
export class HouseRoundEntity {
  @PrimaryColumn({ type: 'text' }) casino!: string;
  @PrimaryColumn({ name: 'record_number', type: 'bigint' }) recordNumber!: bigint;
  @PrimaryColumn({ name: 'known_from', type: 'bigint' }) knownFrom!: bigint;
  @Column({ name: 'superseded_by', type: 'bigint', nullable: true }) supersededBy!: bigint | null;
  @Column({ name: 'gaming_day', type: 'date' }) gamingDay!: string;
  @Column({ name: 'event_id', type: 'text' }) eventId!: string;
  @Column({ name: 'event_type', type: 'text' }) eventType!: string;
  @Column({ name: 'happened_at', type: 'text' }) happenedAt!: string;
  @Column({ name: 'table_id', type: 'text' }) tableId!: string;
  @Column({ name: 'session_no', type: 'integer' }) sessionNo!: number;
  @Column({ name: 'round_no', type: 'integer' }) roundNo!: number;
  @Column({ type: 'text' }) reference!: string;
  @Column({ type: 'text', nullable: true }) game!: string | null;
  @Column({ type: 'text' }) currency!: string;
  @Column({ type: 'text' }) data!: string;
  @Column({ type: 'numeric' }) staked!: bigint;
  @Column({ type: 'numeric' }) result!: bigint;
  @Column({ name: 'result_basis', type: 'text' }) resultBasis!: 'declared' | 'derived';
  @Column({ type: 'numeric' }) deduction!: bigint;
  @Column({ type: 'boolean' }) evaluated!: boolean;
  @Column({ name: 'derived_result', type: 'numeric', nullable: true }) derivedResult!: bigint | null;
  @Column({ name: 'derived_bets', type: 'text', nullable: true }) derivedBets!: string | null;
  @Column({ name: 'rules_release', type: 'text' }) rulesRelease!: string;
}
