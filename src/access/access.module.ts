import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Credentials } from '../people/credentials';
import { PeopleRegister } from '../people/people-register';
import { Authentication } from '../people/sign-in/authentication';
import { Challenges, Passkeys } from '../people/sign-in/passkeys';
import { DemoSignIn } from '../people/sign-in/demo-sign-in';
import { IdentityProvider } from '../people/sign-in/identity-provider';
import { Pins } from '../people/sign-in/pins';
import { Sessions } from '../people/sign-in/sessions';
import { Signings } from '../people/sign-in/signings';
import { Site } from '../people/sign-in/site';
import { Tablets } from '../people/sign-in/tablets';
import { ACCESS_SOURCES, SYSTEM_SOURCES, DecisionPolicy } from './access-sources';
import { Admission } from './admission';
import { Doorkeeper } from './doorkeeper';
import { PermissionGuard } from './permission.guard';
import { ReadingTurns } from './reading-turns';

const SIGN_IN = [
  Site,
  Challenges,
  Passkeys,
  Sessions,
  Pins,
  Tablets,
  Signings,
  IdentityProvider,
  DemoSignIn,
  Authentication,
];

/** Guards every handler of the importing module. Needs a global `EVENT_STORE`. */
@Module({
  providers: [
    { provide: ACCESS_SOURCES, useValue: SYSTEM_SOURCES },
    PeopleRegister,
    Credentials,
    ...SIGN_IN,
    Doorkeeper,
    DecisionPolicy,
    { provide: Admission, useFactory: () => new Admission() },
    { provide: ReadingTurns, useFactory: () => new ReadingTurns() },
    { provide: APP_GUARD, useClass: PermissionGuard },
  ],
  exports: [ACCESS_SOURCES, PeopleRegister, Credentials, Doorkeeper, DecisionPolicy, Admission, ...SIGN_IN],
})
export class AccessModule {}
