import { SetMetadata } from '@nestjs/common';
import type { Door } from './doors';

/** Metadata key under which a handler, or its class, says which door it lies behind. */
export const DOOR_OF_HANDLER = 'cagnotte:door';

export type DoorOfHandler = Door | 'public';

/** The handler (or every handler of the class) is reached through this door only. */
export const Opens = (door: Door) => SetMetadata<string, DoorOfHandler>(DOOR_OF_HANDLER, door);

/** Anybody may call the handler, without a key: health checks and the like. */
export const PublicDoor = () => SetMetadata<string, DoorOfHandler>(DOOR_OF_HANDLER, 'public');
