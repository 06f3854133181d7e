import { ApiKeyEntity } from '../../access/api-key.entity';
import { FindingEntity } from '../../projections/findings/finding.entity';
import { HandEntity } from '../../projections/hands/hand.entity';
import { DayTotalEntity } from '../../projections/journal/day-total.entity';
import { JournalLineEntity } from '../../projections/journal/journal-line.entity';
import { QuarantinedDeliveryEntity } from '../../projections/quarantine/quarantined-delivery.entity';
import { CasinoHeadEntity } from '../../projections/register/casino-head.entity';
import { TableSessionEntity } from '../../projections/table-sessions/table-session.entity';

/** Every TypeORM entity; the data source is given this list, never a glob. */
export const ALL_ENTITIES: (new () => object)[] = [
  ApiKeyEntity,
  CasinoHeadEntity,
  DayTotalEntity,
  FindingEntity,
  HandEntity,
  JournalLineEntity,
  QuarantinedDeliveryEntity,
  TableSessionEntity,
];
