import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  NOTICES,
  noticeSchema,
  noticeType,
  SENT_KINDS,
  type SentKind,
} from '../../../src/outgoing/webhooks/notice-contract';
import { madeAnew, paddedTable } from './made-anew';

/** Where the JSON Schemas of notices are. */
export const NOTICE_SCHEMAS = 'docs/clients/notices';

const WEBHOOKS_PAGE = 'docs/clients/webhooks.md';

const fileOf = (kind: SentKind): string => `${noticeType(kind)}.schema.json`;

/** The page for receivers with its table of notices, and a schema for each type. */
export const NOTICE_PAGES: Readonly<Record<string, (root: string) => string>> = {
  [WEBHOOKS_PAGE]: (root) =>
    madeAnew(readFileSync(join(root, WEBHOOKS_PAGE), 'utf8'), 'notices', noticeTable()),
  ...Object.fromEntries(
    SENT_KINDS.map((kind) => [
      `${NOTICE_SCHEMAS}/${fileOf(kind)}`,
      () => `${JSON.stringify(noticeSchema(kind), null, 2)}\n`,
    ]),
  ),
};

interface Member {
  readonly description?: string;
  readonly enum?: readonly string[];
}

const noticeTable = (): string =>
  paddedTable([
    ['type `cagnotte.notice.….v1`', 'when', 'members of `data`, beside `casino`'],
    ...SENT_KINDS.map((kind) => [
      `[\`${kind}\`](notices/${fileOf(kind)})`,
      NOTICES[kind].when,
      membersOf(kind),
    ]),
  ]);

/** What every notice of a record has is told above the table. */
const TOLD_ABOVE = ['casino', 'record', 'gamingDay'];

function membersOf(kind: SentKind): string {
  const { properties, required } = NOTICES[kind].data as {
    readonly properties: Readonly<Record<string, Member>>;
    readonly required: readonly string[];
  };
  return Object.entries(properties)
    .filter(([name]) => !TOLD_ABOVE.includes(name) || (kind === 'floor-alert' && name === 'gamingDay'))
    .map(([name, { description, enum: values }]) => {
      const said = values?.map((value) => `\`${value}\``).join(', ') ?? description;
      return `\`${name}\`${required.includes(name) ? '' : ' (if any)'}: ${said}`;
    })
    .join('; ');
}
