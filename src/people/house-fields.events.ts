import { Type } from 'typebox';
import { HOUSE } from '../kernel/house';

export const PEOPLE_SOURCE = `/casinos/${HOUSE}/people`;

export const PersonId = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$',
  description: 'staff number',
});
export const HouseId = Type.String({ pattern: '^[0-9a-f]{16}$', description: 'id, given by the service' });
export const HouseMoment = Type.String({ format: 'instant' });
export const SecretHash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of a secret of 256 random bits',
});
export const GivenName = Type.String({ minLength: 1, maxLength: 200 });
export const CasinoId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$' });

export const HouseScope = {
  everyCasino: Type.Boolean({ description: 'valid for every casino, including later ones' }),
  casinos: Type.Array(CasinoId, { maxItems: 200, description: 'empty where it is valid for every casino' }),
};

/** Who decided it: an administrator, a service, or the console with a second person. */
export const By = Type.Object(
  {
    kind: Type.Enum(['person', 'service', 'console'], {
      description: 'console: at the machine, by whoever has its account',
    }),
    id: Type.String({ minLength: 1, maxLength: 80, description: 'staff number, credential or account' }),
    name: Type.Optional(GivenName),
    and: Type.Optional(
      Type.Object(
        { id: PersonId, name: GivenName },
        { description: 'the second person, named at the console' },
      ),
    ),
    credential: Type.Optional(HouseId),
  },
  { description: 'who decided it' },
);

/** What all events of the house have in common. */
export const OF_HOUSE = {
  category: 'people',
  reportedBy: 'person',
  begunHere: true,
  appendedWith: 'exact-version',
} as const;
