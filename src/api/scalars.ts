import { CustomScalar, Field, ObjectType, registerEnumType, Scalar } from '@nestjs/graphql';
import { Kind, type ValueNode } from 'graphql';
import { isGamingDay } from '../kernel/gaming-day';
import { badInput } from './coded-error';
import { isInstant } from '../kernel/instant';
import { formatMinor, type Minor } from '../kernel/money';
import { present } from '../kernel/present';

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

/**
 * A time that the service calculates with. It accepts what `Instant` accepts, with four-digit years. The scalar of the
 * library would turn any other text into an invalid `Date`, which fails only when it is used.
 */
@Scalar('DateTime', () => Date)
export class DateTimeScalar implements CustomScalar<string, Date> {
  description =
    'A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format.';

  serialize(value: unknown): string {
    return (value as Date).toISOString();
  }

  parseValue(value: unknown): Date {
    const moment = new Date(typeof value === 'string' && isInstant(value) ? value : Number.NaN);
    const year = moment.getUTCFullYear();
    if (year >= 0 && year <= 9999) return moment;
    throw badInput({
      en: 'A DateTime is a moment that exists, with its offset: 2026-01-02T06:00:00Z.',
      es: 'Un DateTime es un momento que existe, con su desfase horario: 2026-01-02T06:00:00Z.',
    });
  }

  parseLiteral(node: ValueNode): Date {
    return this.parseValue(node.kind === Kind.STRING ? node.value : undefined);
  }
}

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

type InMoney<Amounts> = {
  [Name in keyof Amounts]: Money | (null extends Amounts[Name] ? null : never);
};

export const inMoney = <const Amounts extends Readonly<Record<string, Minor | null>>>(
  currency: string,
  amounts: Amounts,
): InMoney<Amounts> =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [
      name,
      amount === null ? null : moneyOf(amount, currency),
    ]),
  ) as InMoney<Amounts>;

/** A type of event without prefix and version: `bank.deposited` for `cagnotte.bank.deposited.v1`. */
export const eventName = (type: string): string => type.replace(/^cagnotte\.(.+)\.v\d+$/, '$1');

/** Declares an enum of the schema, with descriptions of the enum and of values that need one. */
export const schemaEnum = (
  values: object,
  name: string,
  description?: string,
  ofValues: Readonly<Record<string, string>> = {},
): void =>
  registerEnumType(values, {
    name,
    ...present({ description }),
    valuesMap: Object.fromEntries(
      Object.entries(ofValues).map(([value, says]) => [value, { description: says }]),
    ),
  });

/** Declares an enum whose names are its values in capitals: `CAMBISTA_ORDER` for `cambista-order`. */
export function enumOfValues<Value extends string>(
  name: string,
  description: string,
  says: Readonly<Record<Value, string>>,
): Readonly<Record<string, Value>> {
  const nameOf = (value: string): string => value.toUpperCase().replaceAll('-', '_');
  const values = (Object.keys(says) as Value[]).map((value) => [nameOf(value), value] as const);
  const names = Object.fromEntries(values) as Record<string, Value>;
  schemaEnum(names, name, description, Object.fromEntries(values.map(([key, value]) => [key, says[value]])));
  return names;
}
