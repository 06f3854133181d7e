import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ACCESS_SOURCES, SYSTEM_SOURCES } from './access-sources';
import { ApiKeyRegister } from './api-key-register';
import { PermissionGuard } from './permission.guard';

/** Guards every handler of the importing module. Needs a global `DataSource`. */
@Module({
  providers: [
    { provide: ACCESS_SOURCES, useValue: SYSTEM_SOURCES },
    ApiKeyRegister,
    { provide: APP_GUARD, useClass: PermissionGuard },
  ],
  exports: [ApiKeyRegister],
})
export class AccessModule {}
