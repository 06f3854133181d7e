import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { inWords, PersonalData } from './personal-data';
import { outOfRange } from '../../api/coded-error';
import { type Connection, pageOf, pageRequest } from '../../api/connection.type';
import type { PagedList } from '../../api/cursor';
import { decisionRecorded } from '../../api/decision-refused';
import { CaughtUpBooks, positionFor } from '../../api/snapshot/casino-scope';
import { AtThePrimary, Asked, type Asking } from '../../api/snapshot/operation-context';
import { statedWords } from '../_core/decisions/decision-writer';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import type { CasinoEvent } from '../../kernel/envelope';
import { personalTextsOf, readProtected } from '../event-contract/personal-fields';
import { readProposals } from '../register/proposals.queries';
import { readKeptBytes } from '../register/read-records';
import { readRecords } from '../register/records';
import { ErasureDecisions, erasuresOf, MOST_ERASED } from './erasure.decisions';
import type { ErasureProposed } from './erasure.events';
import {
  type Erasure,
  ErasureConnection,
  type ErasureDecided,
  erasureOf,
  type ErasureRefused,
  erasureRefused,
  ErasureResult,
  ErasuresArguments,
  type PersonalSubject,
  PersonalSubjectConnection,
  PersonalText,
  ProposeErasureArguments,
  RecordErasureArguments,
  SubjectsArguments,
  TextsArguments,
} from './personal-data.type';
import { readSubjects, type SubjectKnown } from './subjects.queries';

const SUBJECTS: PagedList = { name: 'personalData', key: ['day', 'text'] };
const ERASURES: PagedList = { name: 'erasures', key: ['record'] };
const NEWEST_ERASURES: PagedList = { ...ERASURES, name: 'erasures-newest' };

@Resolver()
@RequirePermission('personal:read')
export class PersonalDataResolver {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
    private readonly personal: PersonalData,
  ) {}

  @Query(() => PersonalSubjectConnection, {
    description:
      'Persons and deliveries with encrypted texts, in the order of the last day; or those whose texts were erased.',
  })
  @AtThePrimary()
  async personalData(
    @Args() args: SubjectsArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<PersonalSubject>> {
    const { casino, erased, subject } = args;
    const page = pageRequest(SUBJECTS, args, await positionFor(principal, args, snapshot));
    const subjects = subject === undefined ? undefined : [subject];
    const wanted = { casino, erased, subjects, after: page.after, limit: page.first + 1 };
    const found = await snapshot.read((manager) => readSubjects(manager, wanted));
    return pageOf(found, page, {
      node: (known: SubjectKnown) => known,
      key: ({ lastDay, keyId }) => [lastDay, keyId],
    });
  }

  @Query(() => [PersonalText], {
    description: 'The texts about persons in one record; the bytes of the event contain them encrypted.',
  })
  @AtThePrimary()
  async personalTexts(
    @Args() args: TextsArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<PersonalText[]> {
    const { casino, record } = args;
    const position = await positionFor(principal, args, snapshot);
    const wanted = { casino, position, after: `${record - 1n}`, limit: 1 };
    const records = await snapshot.read((manager) => readRecords(manager, wanted));
    const [bytes] = await readKeptBytes(
      this.store,
      records.filter(({ recordNumber }) => recordNumber === record),
    );
    return bytes === undefined ? [] : this.textsOf(JSON.parse(bytes) as CasinoEvent);
  }

  @Query(() => ErasureConnection, {
    description: 'Proposals to erase personal data, in the order of the proposals or the newest first.',
  })
  @AtThePrimary()
  async erasures(
    @Args() args: ErasuresArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<Erasure>> {
    const { casino, newest: isNewestFirst } = args;
    const list = isNewestFirst ? NEWEST_ERASURES : ERASURES;
    const page = pageRequest(list, args, await positionFor(principal, args, snapshot));
    const { position, after, first } = page;
    const wanted = { ...erasuresOf(casino), position, isNewestFirst, after: after?.[0], limit: first + 1 };
    const found = await snapshot.read((manager) =>
      readProposals<ErasureProposed>(manager, this.store, wanted),
    );
    return pageOf(found, page, {
      node: erasureOf,
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }

  private async textsOf(event: CasinoEvent): Promise<PersonalText[]> {
    const texts = personalTextsOf(event);
    const said = await this.personal.reveal(
      texts.map(({ text }) => text).filter((text) => readProtected(text) !== undefined),
    );
    return texts.map(({ path, subject, text }) => {
      const revealed = said.get(text) ?? ({ kind: 'clear', text } as const);
      return {
        path: `/${path.join('/')}`,
        subject,
        text: inWords(revealed, 'en'),
        textEs: inWords(revealed, 'es'),
        erasedOn: revealed.kind === 'erased' ? revealed.erasedOn : null,
      };
    });
  }
}

type Answer = Promise<ErasureDecided | ErasureRefused>;

const ANSWERS = {
  recorded: decisionRecorded,
  refused: erasureRefused,
  behind: { code: 'ERASURE.BOOKS_BEHIND' },
} as const;

@Resolver()
@RequirePermission('personal:erase')
export class ErasureResolver {
  constructor(
    private readonly decisions: ErasureDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => ErasureResult, {
    description:
      'Proposes to erase names of customers or deliveries in quarantine; another person must approve with recordErasure.',
  })
  proposeErasure(
    @Args() { casino, subjects, reason }: ProposeErasureArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Answer {
    if (subjects.length < 1 || subjects.length > MOST_ERASED)
      throw outOfRange('subjects', subjects.length, { from: 1, to: MOST_ERASED });
    const stated = { subjects, reason: statedWords(reason) };
    return this.books.answer(
      { casino, principal, snapshot },
      (inView) => this.decisions.propose(stated, inView, principal),
      ANSWERS,
    );
  }

  @Mutation(() => ErasureResult, {
    description:
      "Approves another person's proposal: the texts can never be read again, and no figure changes.",
  })
  recordErasure(
    @Args() { casino, proposal }: RecordErasureArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Answer {
    return this.books.answer(
      { casino, principal, snapshot },
      (inView) => this.decisions.approve(proposal, inView, principal),
      ANSWERS,
    );
  }
}
