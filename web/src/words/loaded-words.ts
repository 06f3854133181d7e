import { LANGUAGES, loadWords } from './catalogue';

// Specs read both languages at once.
await Promise.all(LANGUAGES.map(loadWords));
