import { Field, ObjectType } from '@nestjs/graphql';
import { formatMinor, type Minor } from '../../../kernel/money';

@ObjectType({ description: 'An amount of money. Never a Float: calculate with minorUnits, display amount.' })
export class Money {
  @Field({ description: 'Decimal number with the places of the currency, e.g. "1250.00".' })
  amount!: string;

  @Field({ description: 'Integer minor units (cents), e.g. "125000".' })
  minorUnits!: string;

  @Field({ description: 'ISO 4217 code.' })
  currency!: string;
}

export const moneyOf = (minor: Minor, currency: string): Money => ({
  amount: formatMinor(minor, currency),
  minorUnits: minor.toString(),
  currency,
});
