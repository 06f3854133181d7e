import { eventIn } from '../../kernel/stored-form';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { erasureInWords, PersonalData } from './personal-data';
import { outOfRange } from '../../api/coded-error';
import { DecisionField, type DecisionIn } from '../../api/decision-field';
import { list, ListField } from '../../api/list-field';
import { positionFor } from '../../api/snapshot/casino-scope';
import { AtThePrimary, CurrentScope, type RequestScope } from '../../api/snapshot/operation-context';
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
  Erasure,
  ERASURE,
  erasureOf,
  ErasuresArguments,
  PersonalSubject,
  PersonalText,
  ProposeErasureArguments,
  RecordErasureArguments,
  SubjectsArguments,
  TextsArguments,
} from './personal-data.type';
import { readSubjects } from './subjects.queries';

@Resolver()
@RequirePermission('personal:read')
export class PersonalDataResolver {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
    private readonly personal: PersonalData,
  ) {}

  @ListField(
    PersonalSubject,
    'Persons and deliveries with encrypted texts, in the order of the last day; or those whose texts were erased.',
  )
  @AtThePrimary()
  personalData(@Args() { erased, subject }: SubjectsArguments) {
    const subjects = subject === undefined ? undefined : [subject];
    return list({
      name: 'personalData',
      key: { lastDay: 'day', keyId: 'text' },
      read: (db, page) => readSubjects(db, { ...page, erased, subjects }),
      node: (known): PersonalSubject => known,
    });
  }

  @Query(() => [PersonalText], {
    description: 'The texts about persons in one record; the bytes of the event contain them encrypted.',
  })
  @AtThePrimary()
  async personalTexts(
    @Args() args: TextsArguments,
    @CurrentScope() { principal, snapshot }: RequestScope,
  ): Promise<PersonalText[]> {
    const { casino, record } = args;
    const position = await positionFor(principal, args, snapshot);
    const wanted = { casino, position, after: [`${record - 1n}`], limit: 1 };
    const records = await snapshot.read((manager) => readRecords(manager, wanted));
    const [bytes] = await readKeptBytes(
      this.store,
      records.filter(({ recordNumber }) => recordNumber === record),
    );
    return bytes === undefined ? [] : this.textsOf(eventIn(bytes));
  }

  @ListField(Erasure, 'Proposals to erase personal data, in the order of the proposals or the newest first.')
  @AtThePrimary()
  erasures(@Args() { casino, newest: isNewestFirst }: ErasuresArguments) {
    return list({
      name: isNewestFirst ? 'erasures-newest' : 'erasures',
      key: { recordNumber: 'record' },
      read: (db, page) =>
        readProposals<ErasureProposed>(db, this.store, { ...erasuresOf(casino), ...page, isNewestFirst }),
      node: erasureOf,
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
        text: erasureInWords(revealed, 'en'),
        textEs: erasureInWords(revealed, 'es'),
        erasedOn: revealed.kind === 'erased' ? revealed.erasedOn : null,
      };
    });
  }
}

@Resolver()
@RequirePermission('personal:erase')
export class ErasureResolver {
  constructor(private readonly decisions: ErasureDecisions) {}

  @DecisionField(
    ERASURE,
    'Proposes to erase names of customers or deliveries in quarantine; another person must approve with recordErasure.',
  )
  proposeErasure(@Args() { subjects, reason }: ProposeErasureArguments): DecisionIn<typeof ERASURE> {
    if (subjects.length < 1 || subjects.length > MOST_ERASED)
      throw outOfRange('subjects', subjects.length, { from: 1, to: MOST_ERASED });
    const stated = { subjects, reason: statedWords(reason) };
    return (inView, principal) => this.decisions.propose(stated, inView, principal);
  }

  @DecisionField(
    ERASURE,
    "Approves another person's proposal: the texts can never be read again, and no figure changes.",
  )
  recordErasure(@Args() { proposal }: RecordErasureArguments): DecisionIn<typeof ERASURE> {
    return (inView, principal) => this.decisions.approve(proposal, inView, principal);
  }
}
