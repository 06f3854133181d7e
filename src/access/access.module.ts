import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Credentials } from '../people/credentials';
import { PeopleRegister } from '../people/people-register';
import { ACCESS_SOURCES, SYSTEM_SOURCES } from './access-sources';
import { Admission } from './admission';
import { PermissionGuard } from './permission.guard';

/** Guards every handler of the importing module. Needs a global `EVENT_STORE`. */
@Module({
  providers: [
    { provide: ACCESS_SOURCES, useValue: SYSTEM_SOURCES },
    PeopleRegister,
    Credentials,
    { provide: Admission, useFactory: () => new Admission() },
    { provide: APP_GUARD, useClass: PermissionGuard },
  ],
  exports: [ACCESS_SOURCES, PeopleRegister, Credentials, Admission],
})
export class AccessModule {}
