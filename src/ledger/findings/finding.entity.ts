import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'finding' })
export class FindingEntity {
  @PrimaryColumn({ type: 'text' }) casino!: string;
  @PrimaryColumn({ name: 'finding_id', type: 'uuid' }) findingId!: string;
  @Column({ type: 'text' }) code!: string;
  @Column({ type: 'text' }) severity!: FindingSeverity;
  @Column({ name: 'rule_id', type: 'text' }) ruleId!: string;
  @Column({ type: 'text' }) citation!: string;
  @Column({ type: 'text' }) expected!: string;
  @Column({ type: 'text' }) found!: string;
  @Column({ name: 'citation_es', type: 'text' }) citationEs!: string;
  @Column({ name: 'expected_es', type: 'text' }) expectedEs!: string;
  @Column({ name: 'found_es', type: 'text' }) foundEs!: string;
  @Column({ name: 'event_ids', type: 'text', array: true }) eventIds!: string[];
  @Column({ name: 'bet_ids', type: 'text', array: true }) betIds!: string[];
  @Column({ type: 'text', nullable: true }) standing!: string | null;
  @Column({ name: 'gaming_day', type: 'date' }) gamingDay!: string;
  @Column({ name: 'table_id', type: 'text', nullable: true }) tableId!: string | null;
  @Column({ name: 'of_record', type: 'bigint' }) ofRecord!: bigint;
  @Column({ name: 'opened_by', type: 'bigint' }) openedBy!: bigint;
  @Column({ name: 'closed_by', type: 'bigint', nullable: true }) closedBy!: bigint | null;
  @Column({ name: 'rules_release', type: 'text' }) rulesRelease!: string;
}
