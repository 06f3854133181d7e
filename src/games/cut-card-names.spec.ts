import { CATALOGUE } from './catalogue';
import type { GameRules } from './game-rules';
import { answersOf } from './open-points';

/**
 * What the Order calls the card that ends a shoe: 1.1.3 V.3, 1.1.5 V.3, 1.1.7 VII.1, 1.1.8.A VII.3, 1.1.8.B VII.2,
 * 1.1.12 V.4.
 */
it.each([
  ['blackjack', 'el separador'],
  ['trente-et-quarante', 'el naipe rojo'],
  ['punto-y-banca', 'el naipe de detención'],
  ['chemin-de-fer', 'el naipe de detención'],
  ['baccarat-two-tableaux', 'el naipe de detención'],
  ['casino-war', 'el separador'],
] as const)('the card that ends a shoe of %s is called %s', (game, called) => {
  const { checks }: GameRules = CATALOGUE[game];
  const findings = checks.shoe!.started(
    { decks: 6, behindCutCard: 1 },
    { currency: 'EUR', answers: answersOf({}) },
  );
  expect(findings).toMatchObject([
    { code: 'cut-card-misplaced', expectedEs: expect.stringMatching(`naipes tras ${called}$`) as string },
  ]);
});
