import { CagnotteClient } from '../../docs/clients/typescript/cagnotte-client';
import { commissionsOf, findingsOf, resultOf } from '../../docs/clients/typescript/evening-report';
import { COMMISSIONS_OF_TABLES } from '../../docs/clients/typescript/operations';
import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;
let client: CagnotteClient;
beforeAll(async () => {
  nights = await startNights('abf');
  client = new CagnotteClient(nights.client.url, await nights.running.makeKey(['auditor']));
});
afterAll(() => nights.stop());

describe('the example of a typed client', () => {
  it('reports commissions by table and rule', async () => {
    expect(await commissionsOf(client, 'noche-f', '2026-01-01')).toEqual([
      'HE1 rake 200.00 EUR',
      'HE2 session-fee 100.00 EUR',
    ]);
  });

  it('reports the result of a session, or in Spanish that there is none', async () => {
    const session = { casino: 'noche-a', table: 'RF1', gamingDay: '2026-01-01' };
    expect(await resultOf(client, session)).toBe('3725.00 EUR');
    expect(await resultOf(client, { ...session, table: 'RF2' })).toMatch(/^No constaba nada/);
  });

  it('reads all findings, page by page', async () => {
    const { findings } = await nights.client.ask<{ findings: { edges: { node: { id: string } }[] } }>(
      '{ findings(casino: "noche-a", first: 500) { edges { node { id } } } }',
    );
    expect((await findingsOf(client, 'noche-a')).map(({ id }) => id)).toEqual(
      findings.edges.map(({ node }) => node.id),
    );
  });

  it('recognises a refusal by its code, and has types for the requested fields', async () => {
    const stranger = new CagnotteClient(nights.client.url, 'no key');
    const asked = stranger.ask(COMMISSIONS_OF_TABLES, {
      casino: 'x',
      from: '2026-01-01',
      asOf: '2026-01-01',
    });
    await expect(asked).rejects.toMatchObject({ name: 'QuestionRefused', code: 'UNAUTHENTICATED' });
    const { commissions } = await client.ask(COMMISSIONS_OF_TABLES, {
      casino: 'noche-f',
      from: '2026-01-01',
      asOf: '2026-01-01',
    });
    // @ts-expect-error the game was not selected
    expect(commissions.edges[0]!.node.game).toBeUndefined();
  });
});
