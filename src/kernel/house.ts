/** The house itself, as the casino of its own records: persons, roles, credentials. No casino may have this id. */
export const HOUSE = 'house';
