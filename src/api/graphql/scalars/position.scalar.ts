import { CustomScalar, Scalar } from '@nestjs/graphql';
import { Kind, type ValueNode } from 'graphql';
import { badInput } from '../refusals/coded-error';

export class Position {}

/** Record numbers: dense from 1 per casino. JSON integers. */
@Scalar('Position', () => Position)
export class PositionScalar implements CustomScalar<number, bigint> {
  description = 'Record number of a casino: 1, 2, 3, … without gaps, in log order. A JSON integer.';

  serialize(value: unknown): number {
    return Number(value);
  }

  parseValue(value: unknown): bigint {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
    throw badInput({
      en: 'A Position is a whole number, 0 or more.',
      es: 'Una Position es un número entero, 0 o mayor.',
    });
  }

  parseLiteral(node: ValueNode): bigint {
    return this.parseValue(node.kind === Kind.INT ? Number(node.value) : undefined);
  }
}
