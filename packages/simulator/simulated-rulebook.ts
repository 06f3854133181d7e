/** The rulebooks under which a casino can be simulated; the first one is used where none is given. */
export const SIMULATED_RULEBOOKS = ['ES-AN-2010', 'ES-AN-1996'] as const;
export type SimulatedRulebook = (typeof SIMULATED_RULEBOOKS)[number];
