import { CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { isInstant } from '../../../kernel/instant';

/** A moment, in and out. */
export class InstantType {}

/** Moments are text all the way, so that none of their digits is lost. */
@Scalar('Instant', () => InstantType)
export class InstantScalar implements CustomScalar<string, string> {
  description = 'A moment as RFC 3339 writes it, with its offset: 2026-01-02T06:00:00+01:00.';

  serialize(value: unknown): string {
    return value as string;
  }

  parseValue(value: unknown): string {
    if (typeof value === 'string' && isInstant(value)) return value;
    throw new GraphQLError('An Instant is a moment that exists, with its offset: 2026-01-02T06:00:00Z.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }

  parseLiteral(node: ValueNode): string {
    return this.parseValue(node.kind === Kind.STRING ? node.value : undefined);
  }
}
