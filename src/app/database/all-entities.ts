import { ApiKeyEntity } from '../../access/api-key.entity';
import { CageCountEntity } from '../../projections/cage-counts/cage-count.entity';
import { FindingEntity } from '../../projections/findings/finding.entity';
import { HandEntity } from '../../projections/hands/hand.entity';
import { HouseRoundEntity } from '../../projections/house-rounds/house-round.entity';
import { JournalLineEntity } from '../../projections/journal/journal-line.entity';
import { PlayerBankEntity } from '../../projections/player-banks/player-bank.entity';
import { QuarantinedDeliveryEntity } from '../../projections/quarantine/quarantined-delivery.entity';
import { CasinoHeadEntity } from '../../projections/register/casino-head.entity';
import { TableSessionEntity } from '../../projections/table-sessions/table-session.entity';

/** Every TypeORM entity; the data source is given this list, never a glob. */
export const ALL_ENTITIES: (new () => object)[] = [
  ApiKeyEntity,
  CasinoHeadEntity,
  FindingEntity,
  HandEntity,
  JournalLineEntity,
  QuarantinedDeliveryEntity,
  TableSessionEntity,
  HouseRoundEntity,
  PlayerBankEntity,
  CageCountEntity,
];
