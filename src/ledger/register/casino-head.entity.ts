import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'casino', schema: 'register' })
export class CasinoHeadEntity {
  @PrimaryColumn({ type: 'text' }) casino!: string;
  @Column({ name: 'last_number', type: 'bigint' }) lastNumber!: bigint;
  @Column({ name: 'chain_hash', type: 'bytea' }) chainHash!: Buffer;
  @Column({ name: 'last_recorded_at', type: 'timestamptz' }) lastRecordedAt!: Date;
  @Column({ name: 'repeats_skipped', type: 'bigint' }) repeatsSkipped!: bigint;
}
