import { Type } from 'typebox';

/** A member of staff, by the casino's own number; the name is the casino's word and is shown as such. */
export const Staff = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 80, description: "the casino's number of the employee" }),
    name: Type.Optional(Type.String({ maxLength: 120 })),
    role: Type.Optional(Type.String({ maxLength: 60, description: 'e.g. table-chief, croupier, cashier' })),
  },
  { description: 'a member of staff' },
);

/** A player: an opaque id, so that no name of a customer ever enters the log. */
export const Player = Type.String({ minLength: 1, maxLength: 80, description: 'opaque id, never a name' });

/** Why something was done, in the words of who did it. */
export const Reason = Type.String({ minLength: 1, maxLength: 1000, description: 'in words' });
