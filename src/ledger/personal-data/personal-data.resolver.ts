import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { inWords, PersonalData } from '../../access/personal-data/personal-data';
import type { Principal } from '../../access/principal';
import { RequirePermission } from '../../access/require-permission.decorator';
import { After, type Connection, connectionOf, First, pageOf, pageRequest } from '../../api/connection.type';
import type { PagedList } from '../../api/cursor';
import {
  DataRefused,
  decidedOrRefused,
  DecisionRecorded,
  decisionRecorded,
} from '../../api/decision-refused';
import { GamingDayType, Position } from '../../api/scalars';
import { CaughtUpBooks, positionFor } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/snapshot/report-arguments';
import { outOfRange } from '../../api/coded-error';
import { statedWords } from '../../api/stated-data';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import type { CasinoEvent } from '../_core/envelope';
import { personalTextsOf, readProtected } from '../event-contract/personal-fields';
import { DecisionSignatureType, signatureOf } from '../register/imported.type';
import { readProposals } from '../register/proposals.queries';
import { readKeptBytes } from '../register/read-records';
import { readRecords } from '../register/records';
import {
  ERASURE_REFUSALS,
  ErasureDecisions,
  type ErasureKnown,
  type ErasureNotRecorded,
  type ErasureRefusalCode,
  erasuresOf,
  MOST_ERASED,
} from './erasure.decisions';
import type { ErasureProposed } from './erasure.events';
import { readSubjects, type SubjectKnown } from './subjects.queries';

@ObjectType({
  description: 'Somebody, or a delivery in quarantine, of whom texts are recorded under a key of their own.',
})
export class PersonalSubject {
  @Field(() => ID, {
    description: 'player/ID; event/KEY of an event that names no player; delivery/HASH.',
  })
  subject!: string;

  @Field(() => GamingDayType, { description: 'The first gaming day of which something is recorded.' })
  firstDay!: string;

  @Field(() => GamingDayType, { description: 'The last one.' })
  lastDay!: string;

  @Field(() => GamingDayType, {
    nullable: true,
    description: 'When it was erased, UTC; null while it can be read.',
  })
  erasedOn!: string | null;
}

@ObjectType({ description: 'What a record says of a person in a field that is recorded encrypted.' })
export class PersonalText {
  @Field({ description: 'JSON pointer to the field: /data/payee.' })
  path!: string;

  @Field(() => ID, { description: 'Whose it is, as proposeErasure names it.' })
  subject!: string;

  @Field({ description: 'What it says; once erased: erased on DATE.' })
  text!: string;

  @Field({ description: 'The same; once erased: borrado el FECHA.' })
  textEs!: string;

  @Field(() => GamingDayType, {
    nullable: true,
    description: 'When it was erased, UTC; null while it can be read.',
  })
  erasedOn!: string | null;
}

@ObjectType({
  description: 'A proposal to erase names of customers or deliveries in quarantine, and its approval.',
})
export class Erasure {
  @Field(() => Position, { description: 'Of the proposal.' })
  recordNumber!: bigint;

  @Field(() => ID, { description: 'Pass it to recordErasure to approve.' })
  eventId!: string;

  @Field(() => [ID], { description: 'Whose texts are erased.' })
  subjects!: readonly string[];

  @Field()
  reason!: string;

  @Field()
  proposedBy!: string;

  @Field({ description: 'As stated.' })
  proposedAt!: string;

  @Field(() => Position, {
    nullable: true,
    description: 'Of the erasure; null until another person approves.',
  })
  recordedAs!: bigint | null;

  @Field(() => DecisionSignatureType, {
    description: 'Of the erasure; of its proposal as long as it is proposed.',
  })
  signature!: DecisionSignatureType;
}

const PersonalSubjectConnection = connectionOf(PersonalSubject, 'PersonalSubject');
const ErasureConnection = connectionOf(Erasure, 'Erasure');

@ObjectType({ description: 'It is recorded.' })
export class ErasureDecided extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was decided, and nothing erased.' })
export class ErasureRefused extends DataRefused<ErasureRefusalCode> {}

const ErasureResult = decidedOrRefused('ErasureResult', ErasureDecided, ErasureRefused);

const erasureRefused = ({ code, unknown }: ErasureNotRecorded): ErasureRefused => {
  const detail = unknown === undefined ? null : unknown.join(', ');
  return { code, ...ERASURE_REFUSALS[code], detail, detailEs: detail };
};

const erasureOf = ({ proposed, signedWith, ...known }: ErasureKnown): Erasure => ({
  ...known,
  subjects: proposed.erases.map(({ subject }) => subject),
  ...{ reason: proposed.reason, proposedBy: proposed.by.name ?? proposed.by.id },
  signature: signatureOf(signedWith),
});

const SUBJECTS: PagedList = { name: 'personalData', key: ['day', 'text'] };
const ERASURES: PagedList = { name: 'erasures', key: ['record'] };

@ArgsType()
class SubjectsArguments extends CasinoArguments {
  @First()
  first!: number;

  @After()
  after?: string;

  @Field({ defaultValue: false, description: 'Those that were erased instead of those that can be read.' })
  erased!: boolean;

  @Field(() => ID, { nullable: true, description: 'Only this one: player/ID.' })
  subject?: string;
}

@ArgsType()
class TextsArguments extends CasinoArguments {
  @Field(() => Position, { description: 'The number of the record.' })
  record!: bigint;
}

@ArgsType()
class ErasuresArguments extends CasinoArguments {
  @First()
  first!: number;

  @After()
  after?: string;
}

@ArgsType()
class ProposeErasureArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => [ID], {
    description: `Whose texts to erase, at most ${MOST_ERASED}: as in the query personalData.`,
  })
  subjects!: readonly string[];

  @Field({ description: 'The reason, 1 to 1000 characters. It is recorded for ever: name nobody in it.' })
  reason!: string;
}

@ArgsType()
class RecordErasureArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => ID, { description: 'Event id of the proposal.' })
  proposal!: string;
}

@Resolver()
@RequirePermission('personal:read')
export class PersonalDataResolver {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
    private readonly personal: PersonalData,
  ) {}

  @Query(() => PersonalSubjectConnection, {
    description:
      'Of whom texts are recorded encrypted, in the order of the last day; or of whom they were erased.',
  })
  async personalData(
    @Args() args: SubjectsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
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
    description: 'What one record says of persons; the bytes of the event have it encrypted.',
  })
  async personalTexts(
    @Args() args: TextsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
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
    description: 'Proposals to erase personal data, in the order of the proposals.',
  })
  async erasures(
    @Args() args: ErasuresArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<Erasure>> {
    const page = pageRequest(ERASURES, args, await positionFor(principal, args, snapshot));
    const { position, after, first } = page;
    const wanted = { ...erasuresOf(args.casino), position, after: after?.[0], limit: first + 1 };
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
        ...{ path: `/${path.join('/')}`, subject },
        ...{ text: inWords(revealed, 'en'), textEs: inWords(revealed, 'es') },
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
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
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
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Answer {
    return this.books.answer(
      { casino, principal, snapshot },
      (inView) => this.decisions.approve(proposal, inView, principal),
      ANSWERS,
    );
  }
}
