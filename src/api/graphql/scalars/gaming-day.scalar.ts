import { CustomScalar, Scalar } from '@nestjs/graphql';
import { Kind, type ValueNode } from 'graphql';
import { isGamingDay } from '../../../kernel/gaming-day';
import { badInput } from '../refusals/coded-error';

export class GamingDayType {}

/** Gaming days stay text: a business date has no time zone. */
@Scalar('GamingDay', () => GamingDayType)
export class GamingDayScalar implements CustomScalar<string, string> {
  description =
    'Gaming day (jornada), YYYY-MM-DD: stated by the casino, crosses midnight, without time zone.';

  serialize(value: unknown): string {
    return value as string;
  }

  parseValue(value: unknown): string {
    if (typeof value === 'string' && isGamingDay(value)) return value;
    throw badInput({
      en: 'A GamingDay is a date that exists, written YYYY-MM-DD.',
      es: 'Un GamingDay es una fecha que existe, escrita AAAA-MM-DD.',
    });
  }

  parseLiteral(node: ValueNode): string {
    return this.parseValue(node.kind === Kind.STRING ? node.value : undefined);
  }
}
