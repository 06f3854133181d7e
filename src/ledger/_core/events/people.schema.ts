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

export const StaffList = Type.Array(Staff, { minItems: 1, maxItems: 40 });

/** Two different persons; that they differ is checked where the act is evaluated. */
export const TwoPersons = Type.Array(Staff, {
  minItems: 2,
  maxItems: 10,
  description: 'two different persons',
});

/** A player: an opaque id, so that no name of a customer ever enters the log. */
export const Player = Type.String({ minLength: 1, maxLength: 80, description: 'opaque id, never a name' });

export const Reason = Type.String({ minLength: 1, maxLength: 1000, description: 'in words' });
