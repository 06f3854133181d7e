import { CustomScalar, Scalar } from '@nestjs/graphql';
import { Kind, type ValueNode } from 'graphql';
import { isInstant } from '../../../kernel/instant';
import { badInput } from '../refusals/coded-error';

export class InstantType {}

/** Times stay text, so that none of their digits is lost. */
@Scalar('Instant', () => InstantType)
export class InstantScalar implements CustomScalar<string, string> {
  description = 'A time in RFC 3339 with its offset: 2026-01-02T06:00:00+01:00.';

  serialize(value: unknown): string {
    return value as string;
  }

  parseValue(value: unknown): string {
    if (typeof value === 'string' && isInstant(value)) return value;
    throw badInput({
      en: 'An Instant is a moment that exists, with its offset: 2026-01-02T06:00:00Z.',
      es: 'Un Instant es un momento que existe, con su desfase horario: 2026-01-02T06:00:00Z.',
    });
  }

  parseLiteral(node: ValueNode): string {
    return this.parseValue(node.kind === Kind.STRING ? node.value : undefined);
  }
}
