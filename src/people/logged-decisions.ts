import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../security-log/security-log';
import { decisionLine } from './decision-signature';
import { PeopleRegister } from './people-register';

/** Writes every decision about persons, roles and credentials to the security log. */
@Injectable()
export class LoggedDecisions {
  constructor(register: PeopleRegister, log: SecurityLog) {
    register.onDecision(async (events) => {
      await Promise.all(events.map((event) => log.record(decisionLine(event))));
    });
  }
}
