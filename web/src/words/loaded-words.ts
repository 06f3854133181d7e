import { loadWords } from './catalogue';
import { LANGUAGES } from './language';
import { loadOutsideWords } from './outside-words';

// Specs read both languages at once.
await Promise.all(LANGUAGES.map(loadWords));
await loadOutsideWords();
