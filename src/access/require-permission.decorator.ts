import { SetMetadata } from '@nestjs/common';
import type { Permission } from './permissions';

/** Metadata key of the permission that a handler, or its class, requires. */
export const REQUIRED_PERMISSION = 'cagnotte:permission';

export type RequiredPermission = Permission | 'public';

export const RequirePermission = (permission: Permission) =>
  SetMetadata<string, RequiredPermission>(REQUIRED_PERMISSION, permission);

/** The handler needs no key, for example health checks. */
export const Public = () => SetMetadata<string, RequiredPermission>(REQUIRED_PERMISSION, 'public');
