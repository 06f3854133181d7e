import { Injectable } from '@nestjs/common';
import { PeopleRegister } from '../people-register';

/**
 * The persons whom the demo lets in by name. Only a program that holds the running service can name them: no setting,
 * command or request does.
 */
@Injectable()
export class DemoSignIn {
  private offered: readonly string[] = [];

  constructor(private readonly register: PeopleRegister) {}

  /** Lets these persons, by staff number, in without a passkey. */
  offer(persons: readonly string[]): void {
    this.offered = persons;
  }

  async persons(): Promise<readonly { readonly person: string; readonly name: string }[]> {
    if (this.offered.length === 0) return [];
    const { persons } = await this.register.house();
    return this.offered.flatMap((id) => {
      const person = persons.get(id);
      return person === undefined || person.left ? [] : [{ person: id, name: person.name }];
    });
  }
}
