/** Removes accents and capitals, so that names match as people type them. */
export const plainWords = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
