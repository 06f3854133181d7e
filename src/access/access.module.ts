import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ACCESS_SOURCES, SYSTEM_SOURCES } from './access-sources';
import { ApiKeyRegister } from './api-key-register';
import { DoorGuard } from './door.guard';

/** Closes the doors: whoever imports this has the guard before every handler. Needs a global `DataSource`. */
@Module({
  providers: [
    { provide: ACCESS_SOURCES, useValue: SYSTEM_SOURCES },
    ApiKeyRegister,
    { provide: APP_GUARD, useClass: DoorGuard },
  ],
  exports: [ApiKeyRegister],
})
export class AccessModule {}
