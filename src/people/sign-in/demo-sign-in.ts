import { Injectable } from '@nestjs/common';
import type { Role } from '../../access/permissions';
import { isGood, rolesAt } from '../house.state';
import { PeopleRegister } from '../people-register';

export interface DemoPersonOffered {
  readonly person: string;
  readonly name: string;
  readonly roles: readonly Role[];
}

/**
 * The persons whom the demo lets in by name. Only a program that holds the running service can name them: no setting,
 * command or request does.
 */
@Injectable()
export class DemoSignIn {
  private offered: readonly string[] = [];

  constructor(private readonly register: PeopleRegister) {}

  offer(persons: readonly string[]): void {
    this.offered = persons;
  }

  async persons(): Promise<readonly DemoPersonOffered[]> {
    if (this.offered.length === 0) return [];
    const house = await this.register.house();
    const now = new Date().toISOString();
    return this.offered.flatMap((id) => {
      const person = house.persons.get(id);
      if (person === undefined || person.left) return [];
      return [{ person: id, name: person.name, roles: rolesAt(house, id, now).map(({ role }) => role) }];
    });
  }

  /** The credential in whose name a person acts in the demo, so that its records name one of the house. */
  async credentialOf(person: string): Promise<string | undefined> {
    const { credentials } = await this.register.house();
    const now = new Date().toISOString();
    return [...credentials.values()].findLast((each) => each.person === person && isGood(each, now))?.id;
  }
}
