import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { TableKnown } from './tables.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType('Table', { description: 'A table with at least one report.' })
export class TableType {
  @Field({ description: 'Its name, as in the source of its events.' })
  table!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the game of its last opening; null: not stated.',
  })
  game!: string | null;

  @Field(() => Position, { description: 'The record that first mentions it.' })
  firstRecord!: bigint;

  @Field(() => GamingDayType)
  firstGamingDay!: string;

  @Field(() => GamingDayType)
  lastGamingDay!: string;

  @Field(() => Int, { description: 'Number of its sessions.' })
  sessions!: number;
}

export const TableConnection = connectionOf(TableType, 'Table');

export const tableOf = ({ sessions, ...table }: TableKnown): TableType => ({
  ...table,
  sessions: Number(sessions),
});
