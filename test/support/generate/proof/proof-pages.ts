import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGeneratedParts } from '../generated-parts';
import { bookLine, endLine, headerLine, journalLine, jsonBlock, recordLine } from './archive-lines';
import {
  chainExample,
  contentHashExample,
  introductionExample,
  merkleExample,
  sealExample,
  statementExample,
  trialBalanceExample,
} from './proof-bytes';
import { bookTable, layoutTable } from './proof-books';
import { dutyExamples, scheduleTable } from './proof-duty';
import {
  bankCommissionTable,
  betTable,
  edgeTable,
  familyTable,
  openPointTable,
  poolRateTable,
  rakeRuleTable,
} from './proof-games';
import { decisionTypes, placeExamples, rankTable } from './proof-order';
import {
  chartTable,
  postingTable,
  roundExample,
  shareExamples,
  transitExample,
  withoutPostings,
} from './proof-postings';
import { addedAfterSigningTable, decisionRightsTable } from './proof-tables';

type Part = (root: string) => string;

/** The pages by which a stranger proves an archive: the generated parts of each, by name. */
const PARTS: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  archive: {
    'header-line': () => jsonBlock(headerLine()),
    'record-line': () => jsonBlock(recordLine()),
    'journal-line': (root) => jsonBlock(journalLine(root)),
    'book-line': (root) => jsonBlock(bookLine(root)),
    'end-line': (root) => jsonBlock(endLine(root)),
  },
  'chain-and-seals': {
    'content-hash': contentHashExample,
    chain: chainExample,
    seal: sealExample,
    merkle: merkleExample,
    'trial-balance': trialBalanceExample,
    introduction: introductionExample,
  },
  signatures: {
    statement: statementExample,
    'added-after-signing': addedAfterSigningTable,
    'decision-rights': decisionRightsTable,
  },
  'order-of-facts': { decisions: decisionTypes, places: placeExamples, ranks: rankTable },
  accounts: { chart: chartTable, transit: transitExample },
  postings: {
    shares: shareExamples,
    postings: postingTable,
    'without-postings': withoutPostings,
    round: roundExample,
  },
  games: {
    families: familyTable,
    'open-points': openPointTable,
    bets: betTable,
    'bank-commissions': bankCommissionTable,
    'rake-rules': rakeRuleTable,
    'pool-rates': poolRateTable,
    edges: edgeTable,
  },
  books: { catalogue: bookTable, layouts: layoutTable },
  duty: { schedules: scheduleTable, duty: dutyExamples },
};

const pageOf = (name: string): string => `docs/proof/${name}.md`;

export const PROOF_PAGES: Readonly<Record<string, Part>> = Object.fromEntries(
  Object.entries(PARTS).map(([name, parts]) => [
    pageOf(name),
    (root: string) =>
      withGeneratedParts(readFileSync(join(root, pageOf(name)), 'utf8'), (part) => parts[part]?.(root), {
        of: name,
        required: Object.keys(parts),
      }),
  ]),
);
