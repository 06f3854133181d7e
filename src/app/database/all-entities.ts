import { ApiKeyEntity } from '../../access/api-key.entity';

/** Every TypeORM entity; the data source is given this list, never a glob. */
export const ALL_ENTITIES: (new () => object)[] = [ApiKeyEntity];
