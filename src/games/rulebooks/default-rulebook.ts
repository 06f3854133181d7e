export const DEFAULT_RULEBOOK = { rulebook: 'ES-AN-2010', day: '9999-12-31' } as const;
