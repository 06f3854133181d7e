import type { Locator, Page } from 'playwright-core';
import type { Field, Shape } from '../../../web/src/api/event-form';
import { EVENT_FORMS, GAME_FORMS } from '../../../web/src/api/generated/event-forms';
import type { Visitor } from './visitor';

export interface ToldEvent {
  readonly type: string;
  readonly source: string;
  readonly time: string;
  readonly gamingday: string;
  readonly sessionno?: number;
  readonly data: Data;
}

type Data = { readonly [name: string]: unknown };

export const tableOf = ({ source }: Pick<ToldEvent, 'source'>): string | undefined =>
  /\/tables\/([^/]+)/.exec(source)?.[1];

/** A person at a tablet who captures events: each value of an event is typed into its field. */
export class Tablet {
  readonly page: Page;
  private game: string | undefined;

  constructor(
    readonly visitor: Visitor,
    private readonly role: 'pit' | 'cage' | 'accountant',
    private readonly gameOf: ReadonlyMap<string, string>,
  ) {
    this.page = visitor.page;
  }

  /** Names the tablet, in the Spanish interface. */
  async begin(casino: string, name: string): Promise<void> {
    await this.visitor.open(`/${casino}/capture`);
    await this.page.getByLabel('Nombre').fill(name);
    await this.page.getByRole('button', { name: 'Usar este nombre' }).click();
    await this.page.getByText(`Tableta ${name}`).waitFor();
  }

  /** Captures an event and waits until the tablet has sent it. */
  async capture(event: ToldEvent): Promise<void> {
    await this.fill(event);
    await this.store();
  }

  /** Opens the form of an event and types its values. */
  async fill({ type, source, time, gamingday, sessionno = 1, data }: ToldEvent): Promise<void> {
    const table = tableOf({ source });
    this.game = table === undefined ? undefined : this.gameOf.get(table);
    await this.press(this.page.locator(`[data-kind="${this.role}:${nameOf(type)}"]`));
    const isOpening = type === 'cagnotte.table.opened.v1';
    if (table === undefined || isOpening) await this.page.getByLabel('Jornada').fill(gamingday);
    if (isOpening) await this.press(this.page.getByRole('button', { name: new RegExp(`^${table} `) }));
    else if (table !== undefined) await this.chooseSession(table, gamingday, sessionno);
    await this.field('when').fill(time.slice(0, 19));
    await this.fields(EVENT_FORMS[type]!.fields, data, '');
  }

  /** Stores the capture and waits until it is sent. @throws if it is refused */
  async store(): Promise<void> {
    await this.page
      .getByRole('button', { name: 'Guardar', exact: true })
      .click({ timeout: 5_000 })
      .catch(async (cause) => {
        throw new Error(`the form is not complete: ${await this.page.locator('form').innerText()}`, {
          cause,
        });
      });
    await this.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[data-field="when"]')?.value === '',
    );
    const refused = this.page.getByRole('alert').first();
    const ended = this.page.getByText('Todo enviado');
    await ended.or(refused).first().waitFor();
    if (await refused.isVisible()) throw new Error(await refused.innerText());
  }

  /** Chooses a session from the list, or types its table, day and number. */
  private async chooseSession(table: string, gamingDay: string, sessionNo: number): Promise<void> {
    const [, month, day] = gamingDay.split('-');
    const known = this.page.getByRole('button', { name: new RegExp(`^${table} ${day}/${month}`) });
    if ((await known.count()) === 1) return known.click();
    await this.page.getByRole('button', { name: '… otra sesión' }).click();
    await this.page.getByRole('button', { name: new RegExp(`^${table} `) }).click();
    await this.field('at.day').fill(gamingDay);
    await this.field('at.no').fill(`${sessionNo}`);
  }

  private field(path: string): Locator {
    return this.page.locator(`[data-field="${path}"]`);
  }

  /** Clicks a target that may be under a closed heading, also if a new render closes the heading again. */
  private async press(target: Locator): Promise<void> {
    for (let tries = 1; ; tries++) {
      await target.waitFor({ state: 'attached' });
      await this.reveal(target);
      try {
        await target.click({ timeout: 3_000 });
        return;
      } catch (cause) {
        if (tries === 5) throw cause;
      }
    }
  }

  private async reveal(target: Locator): Promise<void> {
    const closed = this.page.locator('details:not([open])', { has: target });
    while (!(await target.isVisible()) && (await closed.count()) > 0)
      await closed.first().locator('> summary').click();
  }

  private async type(path: string, text: string): Promise<void> {
    const field = this.field(path);
    await this.reveal(field);
    await field.fill(text);
  }

  private async fields(fields: readonly Field[], data: Data, path: string): Promise<void> {
    const told = new Set(
      fields.flatMap(({ name, shape }) => (shape.is === 'counted' ? [name, shape.parts] : [name])),
    );
    const lost = Object.keys(data).filter((name) => !told.has(name));
    if (lost.length > 0) throw new Error(`no field for ${path} ${lost.join(', ')}`);
    for (const { name, shape } of fields) {
      const value = data[name];
      if (value === undefined) continue;
      const at = path === '' ? name : `${path}.${name}`;
      if (shape.is === 'counted') await this.counted(at, value, data[shape.parts]);
      else if (!this.isKnown(at)) await this.value(this.shapeHere(shape, data), value, at);
    }
  }

  /** Whether the tablet fills in a field itself: the currency of the books, the game of the table. */
  private isKnown(path: string): boolean {
    return path === 'currency' || (path === 'game' && this.game !== undefined);
  }

  private shapeHere(shape: Shape, beside: Data): Shape {
    const game = GAME_FORMS[this.game ?? ''];
    if (shape.is !== 'of-game') return shape;
    if (shape.part === 'outcome') return game!.outcome;
    if (shape.part === 'bet') return { is: 'choice', of: Object.keys(game!.bets) };
    if (shape.part === 'replacement') throw new Error('a tablet does not capture corrections');
    return game!.bets[beside['type'] as string]![shape.part]!;
  }

  private async value(shape: Shape, value: unknown, path: string): Promise<void> {
    switch (shape.is) {
      case 'group':
        return this.fields(shape.fields, value as Data, path);
      case 'list':
        return this.rows(value as readonly unknown[], path, (each, at) => this.value(shape.of, each, at));
      case 'people':
        return this.rows(value as readonly unknown[], path, (each, at) => this.person(each as Data, at));
      case 'person':
        return this.person(value as Data, path);
      case 'amounts':
        return this.rows(Object.entries(value as Data), path, async (each, at) => {
          const [name, amount] = each as [string, number];
          await this.type(`${at}.name`, name);
          await this.type(`${at}.amount`, inSpanish(amount));
        });
      case 'choice':
        return this.choose(path, String(value));
      case 'yes-no':
        return this.choose(path, value === true ? 'yes' : 'no');
      case 'either':
        throw new Error(`${path}: one of several forms is not told here`);
      case 'line': {
        const words = (value as readonly unknown[]).map((each) =>
          shape.of.is === 'money' ? inSpanish(each as number) : String(each),
        );
        return words.length === 0 ? undefined : this.type(path, words.join(' '));
      }
      case 'money':
        return this.type(path, inSpanish(value as number));
      case 'counted':
      case 'of-game':
        throw new Error(`${path}: it is typed with what stands beside it`);
      case 'number':
      case 'number-or-word':
      case 'text':
      case 'day':
      case 'currency':
        return this.type(path, String(value));
    }
  }

  private async counted(path: string, total: unknown, parts: unknown): Promise<void> {
    if (parts === undefined) return this.type(`${path}=`, inSpanish(total as number));
    for (const { denomination, pieces } of parts as { denomination: number; pieces: number }[])
      await this.type(`${path}:${denomination}`, String(pieces));
  }

  private async rows(
    values: readonly unknown[],
    path: string,
    fill: (value: unknown, at: string) => Promise<void>,
  ): Promise<void> {
    for (const [row, value] of values.entries()) {
      const there = this.page.locator(`[data-remove="${path}.${row}"]`);
      if ((await there.count()) === 0) await this.press(this.page.locator(`[data-add="${path}"]`));
      await there.waitFor({ state: 'attached' });
      await fill(value, `${path}.${row}`);
    }
  }

  private async person({ id, name, role }: Data, path: string): Promise<void> {
    await this.type(`${path}.id`, id as string);
    if (name !== undefined) await this.type(`${path}.name`, name as string);
    if (role !== undefined) await this.type(`${path}.role`, role as string);
  }

  private async choose(path: string, value: string): Promise<void> {
    const field = this.field(path);
    await this.reveal(field);
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
      await field.selectOption(value);
      return;
    }
    const choice = field.locator(`[data-value="${value}"]`);
    if ((await choice.getAttribute('aria-pressed')) !== 'true') await choice.click();
  }
}

const nameOf = (type: string): string => type.slice('cagnotte.'.length, -'.v1'.length);

/** Minor units in the Spanish format: -7500 is -75,00. */
function inSpanish(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
