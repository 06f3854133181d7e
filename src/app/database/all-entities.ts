import { ApiKeyEntity } from '../../access/api-key.entity';
import { CageCountEntity } from '../../ledger/cage/cage-count.entity';
import { FindingEntity } from '../../ledger/findings/finding.entity';
import { HandEntity } from '../../ledger/poker-hand/hand.entity';
import { HouseRoundEntity } from '../../ledger/house-round/house-round.entity';
import { JournalLineEntity } from '../../ledger/journal/journal-line.entity';
import { PlayerBankEntity } from '../../ledger/player-bank/player-bank.entity';
import { QuarantinedDeliveryEntity } from '../../ledger/quarantine/quarantined-delivery.entity';
import { CasinoHeadEntity } from '../../ledger/register/casino-head.entity';
import { TableSessionEntity } from '../../ledger/table-session/table-session.entity';

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
