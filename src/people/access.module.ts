import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Credentials } from './credentials';
import { PeopleRegister } from './people-register';
import { Authentication } from './sign-in/authentication';
import { Challenges, Passkeys } from './sign-in/passkeys';
import { DemoSignIn } from './sign-in/demo-sign-in';
import { IdentityProvider } from './sign-in/identity-provider';
import { Pins } from './sign-in/pins';
import { Sessions } from './sign-in/sessions';
import { Signings } from './sign-in/signings';
import { Site } from './sign-in/site';
import { Tablets } from './sign-in/tablets';
import { ACCESS_SOURCES, SYSTEM_SOURCES, DecisionPolicy } from '../access/access-sources';
import { Admission } from '../access/admission';
import { Doorkeeper } from '../access/doorkeeper';
import { PermissionGuard } from '../access/permission.guard';
import { ReadingTurns } from '../access/reading-turns';
import { Authenticator } from '../access/authenticator';
import { LoggedDecisions } from './logged-decisions';

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

/** Guards every handler, and says who calls. Needs a global `EVENT_STORE`. */
@Global()
@Module({
  providers: [
    { provide: ACCESS_SOURCES, useValue: SYSTEM_SOURCES },
    PeopleRegister,
    Credentials,
    ...SIGN_IN,
    { provide: Authenticator, useExisting: Authentication },
    Doorkeeper,
    LoggedDecisions,
    DecisionPolicy,
    { provide: Admission, useFactory: () => new Admission() },
    { provide: ReadingTurns, useFactory: () => new ReadingTurns() },
    { provide: APP_GUARD, useClass: PermissionGuard },
  ],
  exports: [
    ACCESS_SOURCES,
    PeopleRegister,
    Credentials,
    Authenticator,
    Doorkeeper,
    DecisionPolicy,
    Admission,
    ...SIGN_IN,
  ],
})
export class AccessModule {}
