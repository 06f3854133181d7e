import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ACCESS_SOURCES, SYSTEM_SOURCES } from './access-sources';
import { Admission } from './admission';
import { ApiKeyRegister } from './api-key-register';
import { PermissionGuard } from './permission.guard';

/** Guards every handler of the importing module. Needs a global `DataSource`. */
@Module({
  providers: [
    { provide: ACCESS_SOURCES, useValue: SYSTEM_SOURCES },
    ApiKeyRegister,
    { provide: Admission, useFactory: () => new Admission() },
    { provide: APP_GUARD, useClass: PermissionGuard },
  ],
  exports: [ApiKeyRegister, Admission],
})
export class AccessModule {}
