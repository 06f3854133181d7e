import { loadWords } from './catalogue';
import { LANGUAGES } from './language';

// Specs read both languages at once.
await Promise.all(LANGUAGES.map(loadWords));
