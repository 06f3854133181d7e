export const LANGUAGES = ['es', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];
