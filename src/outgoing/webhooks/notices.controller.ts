import { Controller, Get, NotFoundException, Param } from '@nestjs/common';
import { Described } from '../../access/described-address';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { CodedRefusal } from '../../kernel/words';
import { refusalText } from '../../words/message';
import deliveries from '../../words/refusals/deliveries.json';
import { noticeSchema, noticeType, SENT_KINDS } from './notice-contract';
import { NOTICE_SCHEMA } from './notices.address';

const SCHEMAS: ReadonlyMap<string, object> = new Map(
  SENT_KINDS.map((kind) => [noticeType(kind), noticeSchema(kind)]),
);

export const unknownNoticeType = (type: string): CodedRefusal => ({
  code: 'UNKNOWN_NOTICE_TYPE',
  ...refusalText(deliveries.answers.UNKNOWN_NOTICE_TYPE, { type }),
});

/** The schemas of what webhooks are sent. They are made from the code and tell nothing of a house. */
@Controller('v1/notices')
export class NoticesController {
  @Get('schemas/:type')
  @RequirePermission('schemas:read')
  @Described(NOTICE_SCHEMA)
  schema(@Param('type') type: string): object {
    const schema = SCHEMAS.get(type);
    if (schema === undefined) throw new NotFoundException(unknownNoticeType(type));
    return schema;
  }
}
