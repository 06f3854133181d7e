import type { Said } from '../finding-catalogue/finding';
import COVERS from '../words/bet-covers.json';
import { entryOf } from '../kernel/same-value';
import { inBoth } from '../words/message';

const BY_ENGLISH: ReadonlyMap<string, Said> = new Map(Object.values(COVERS).map((each) => [each.en, each]));

/** What a row of a pay table covers, in both languages; its English text where the catalogue lacks it. */
export const coveredBy = (covers: string): Said => BY_ENGLISH.get(covers) ?? inBoth(covers);

/** The name of a combination of cards by its code (`royal-flush`); the code itself where the catalogue lacks it. */
export const combinationNamed = (code: string): Said => entryOf(COVERS, code) ?? inBoth(code);
