import {
  Controller,
  Get,
  HttpException,
  Inject,
  Param,
  Query,
  Res,
  UnprocessableEntityException,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { whoIn } from '../../access/doorkeeper';
import type { Principal } from '../../access/principal';
import { Anybody, CurrentPrincipal } from '../../access/require-permission.decorator';
import type { Language } from '../../ledger/personal-data/personal-data';
import { SecurityLog } from '../../security-log/security-log';
import { filled } from '../../words/message';
import lists from '../../words/lists.json';
import { FilesWaiting, FileTooLarge, listTooLarge } from '../book-refusals';
import { ExportTurns } from '../export-turns';
import type { MadeFile } from '../file-forms';
import { FILE_MAKING } from '../file-threads';
import type { FileMaking } from '../book-file';
import { ListAsking, MOST_ROWS_OF_LIST } from './ask-list';
import { LISTS } from './all-lists';
import type { ListFile } from './declared-list';
import { argumentsOf, type ParametersOfAddress, wrongParameter } from './list-arguments';
import { LIST_FORMATS, LIST_FORMS, type ListFormat } from './list-file';
import { casinosOf, listFile } from './make-list';
import { Described } from '../../access/described-address';
import { LIST } from '../exports.address';

/** Parameters of the file, beside the arguments of the query. */
const OF_FILE = ['format', 'language', 'columns'];

/**
 * What a screen shows as a file: `/v1/lists/performance?casinos=granada&from=2026-01-01&to=2026-01-31&by=DAY&format=xlsx`.
 * The parameters are the arguments of the query of GraphQL that answers the list, so anybody with a key may ask, and the
 * query refuses whom it does not answer.
 */
@Controller('v1/lists')
export class ListsController {
  constructor(
    private readonly asking: ListAsking,
    private readonly turns: ExportTurns,
    private readonly log: SecurityLog,
    @Inject(FILE_MAKING) private readonly making: Required<FileMaking>,
  ) {}

  @Get(':list')
  @Anybody()
  @Described(LIST)
  async list(
    @Param('list') name: string,
    @Query() address: ParametersOfAddress,
    @CurrentPrincipal() principal: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { list, ...of } = this.askedFor(name, address);
    const { made, known } = await this.turns.makeFile(principal, reply, async () => {
      const answer = await this.asking.answered(list, of.args, { principal, reply });
      if ('rows' in answer) throw tooLarge({ rows: answer.rows, format: of.format, most: MOST_ROWS_OF_LIST });
      const { position } = answer.pages[0] as { readonly position: number };
      return { made: await this.made(listFile(list, { ...of, ...answer }), of.format), known: position };
    });
    const casinos = casinosOf(of.args);
    const { type, ending } = LIST_FORMS[of.format];
    const details = { list: name, format: of.format, sha256: made.sha256 };
    await this.log.record({
      kind: 'list.exported',
      casino: casinos.join(' '),
      details,
      ...whoIn(reply.request),
    });
    await reply
      .header('content-type', type)
      .header('content-disposition', `attachment; filename="${name}-${casinos.join('-')}-${known}.${ending}"`)
      .header('repr-digest', `sha-256=:${Buffer.from(made.sha256, 'hex').toString('base64')}:`)
      .send(made.bytes);
  }

  /** @throws BadRequestException for a list, an argument or a parameter of the file that there is not */
  private askedFor(name: string, address: ParametersOfAddress) {
    const list = LISTS.find((each) => each.name === name);
    if (list === undefined)
      throw wrongParameter(
        'list',
        name,
        filled(lists.oneOf, { values: LISTS.map((each) => each.name).join(', ') }),
      );
    const args = argumentsOf(this.asking.fieldOf(list), address, OF_FILE);
    const format = oneOf(LIST_FORMATS, 'format', address['format'] ?? 'csv');
    const language = oneOf(LANGUAGES, 'language', address['language'] ?? USUAL_LANGUAGE[format]);
    const { columns } = address;
    return {
      list,
      args,
      format,
      language,
      wanted: columns === undefined ? undefined : [columns].flat().join(',').split(','),
    };
  }

  private made(file: ListFile, format: ListFormat): Promise<MadeFile> {
    return this.making.make(file, format).catch((failure: unknown) => {
      if (failure instanceof FileTooLarge) throw tooLarge(failure.why);
      if (failure instanceof FilesWaiting) throw new HttpException({}, 429);
      throw failure;
    });
  }
}

const LANGUAGES = ['es', 'en'] as const;

/** A text for programs is in English, as in the books; what people open, in Spanish. */
const USUAL_LANGUAGE: Readonly<Record<ListFormat, Language>> = {
  xlsx: 'es',
  csv: 'en',
  'csv-es': 'es',
  jsonl: 'en',
  pdf: 'es',
};

function oneOf<Value extends string>(
  values: readonly Value[],
  parameter: string,
  given: string | readonly string[],
): Value {
  const found = values.find((value) => value === given);
  if (found !== undefined) return found;
  throw wrongParameter(parameter, String(given), filled(lists.oneOf, { values: values.join(', ') }));
}

const tooLarge = (why: Parameters<typeof listTooLarge>[0]): UnprocessableEntityException =>
  new UnprocessableEntityException(listTooLarge(why));
