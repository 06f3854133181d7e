import { Args, Resolver } from '@nestjs/graphql';
import { asGraphQLError, permissionMissing } from '../../access/access-refusal';
import type { Principal } from '../../access/principal';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput } from '../../api/coded-error';
import { DecisionField, type DecisionIn } from '../../api/decision-field';
import { type List, list, ListField } from '../../api/list-field';
import { SecurityLog } from '../../security-log/security-log';
import { statedNote, statedText, statedWords } from '../_core/decisions/decision-writer';
import { CustomerDecisions } from './customer.decisions';
import { customerKey, readDayCustomers, readIdentifications, readOperations } from './day-customers.queries';
import {
  CUSTOMER_DECISION,
  DayCustomer,
  dayCustomerOf,
  DayCustomersArguments,
  IdentifyCustomerArguments,
  WithdrawIdentificationArguments,
} from './day-customers.type';

@Resolver()
@RequirePermission('customers:read')
export class DayCustomersResolver {
  constructor(private readonly log: SecurityLog) {}

  @ListField(
    DayCustomer,
    'The customers of a gaming day by opaque id, with what each brought and took, and who was identified. For the office; every reading is written to the security log.',
  )
  dayCustomers(@Args() { casino, day, onlyAtLimit }: DayCustomersArguments): List<DayCustomer> {
    const customers = list({
      name: 'day-customers',
      key: { player: 'text', unnamed: 'record', currency: 'text' },
      read: (db, page) => readDayCustomers(db, page, { day, onlyAtLimit }),
      beside: async (db, page, rows) => ({
        operations: await readOperations(db, { ...page, day }, rows),
        identified: await readIdentifications(
          db,
          { ...page, day },
          rows.map(({ player }) => player),
        ),
      }),
      node: (row, _page, { operations, identified }) =>
        dayCustomerOf(row, operations.get(customerKey(row)) ?? [], identified.get(row.player)),
    });
    return async (args, asking) => {
      const { principal } = asking;
      assertNoDevice(principal);
      const answer = await customers(args, asking);
      const { credentialId: credential, personId: person } = principal;
      this.log.note({ kind: 'customers.read', casino, credential, person, details: { day } });
      return answer;
    };
  }
}

/** @throws GraphQLError FORBIDDEN for a device, whatever its roles are: the list is for persons and programs of the office */
function assertNoDevice({ kind, tablet }: Principal): void {
  if (kind === 'device' || tablet !== undefined)
    throw asGraphQLError(permissionMissing('customers:read', kind));
}

@Resolver()
@RequirePermission('customers:identify')
export class CustomerDecisionResolver {
  constructor(private readonly decisions: CustomerDecisions) {}

  @DecisionField(
    CUSTOMER_DECISION,
    'Records that a customer of a gaming day was identified, and by which document. The finding of the day about this customer ends.',
  )
  identifyCustomer(@Args() args: IdentifyCustomerArguments): DecisionIn<typeof CUSTOMER_DECISION> {
    const { day, player, document, documentNumber, note } = args;
    const stated = {
      day,
      document,
      player: statedText('player', player, 80),
      documentNumber: statedReference(documentNumber),
      ...statedNote(note ?? undefined),
    };
    return (inView, principal) => this.decisions.identify(stated, inView, principal);
  }

  @DecisionField(
    CUSTOMER_DECISION,
    'Records that a customer of a gaming day was not identified after all. The former record stays.',
  )
  withdrawIdentification(
    @Args() { day, player, reason }: WithdrawIdentificationArguments,
  ): DecisionIn<typeof CUSTOMER_DECISION> {
    const stated = { day, player: statedText('player', player, 80), reason: statedWords(reason) };
    return (inView, principal) => this.decisions.withdraw(stated, inView, principal);
  }
}

/** @throws GraphQLError BAD_USER_INPUT for a text that could be taken for an encrypted one */
function statedReference(text: string): string {
  const stated = statedText('documentNumber', text, 100);
  if (!stated.startsWith('~')) return stated;
  throw badInput({
    en: 'documentNumber begins with a tilde (~): give the number of the document as it is printed.',
    es: 'documentNumber empieza por una virgulilla (~): indique el número del documento tal como está impreso.',
  });
}
