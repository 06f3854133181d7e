import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getSingularSelector,
  Network,
  type ReaderFragment,
  RecordSource,
  Store,
} from 'relay-runtime';
import { type CompiledRelay, compileRelay } from '../support/relay/compile-relay';
import { type NightsService, startNights } from '../support/service/nights-service';

const SDL = readFileSync(join(__dirname, '..', '..', 'schema.graphql'), 'utf8');

const DOCUMENTS = {
  Report: `
    query ReportQuery { ...Report_findings }`,
  ReportFindings: `
    fragment Report_findings on Query
      @refetchable(queryName: "ReportPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 1 }, cursor: { type: "String" }) {
      findings(casino: "noche-d", status: ALL, first: $count, after: $cursor) @connection(key: "Report_findings") {
        edges { node { id code } }
      }
    }`,
};

let nights: NightsService;
let compiled: CompiledRelay;
let key: string;
beforeAll(async () => {
  compiled = compileRelay(SDL, DOCUMENTS);
  nights = await startNights('d');
  key = await nights.running.makeWorldKey();
});
afterAll(async () => {
  compiled.end();
  await nights.stop();
});

/** A module that the compiler made. */
const made = <Module>(name: string): Module =>
  createRequire(__filename)(join(compiled.made, `${name}.graphql.js`)) as Module;

/** An environment with the setting that the page on clients gives: an object differs from record to record. */
function environment(): Environment {
  const network = Network.create(async ({ text }, variables) => {
    const answer = await fetch(`${nights.running.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: text, variables }),
    });
    return (await answer.json()) as { data: Record<string, unknown> };
  });
  return new Environment({ network, store: new Store(new RecordSource()), getDataID: () => undefined });
}

interface Report {
  readonly findings: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly code: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

it("Relay's own compiler accepts the operations", () => {
  expect({ status: compiled.status, fault: compiled.fault }).toEqual({ status: 0, fault: undefined });
});

it('Relay goes on page by page to the list that one page has', async () => {
  const relay = environment();
  const request = made<ConcreteRequest>('ReportQuery');
  const operation = createOperationDescriptor(request, {});
  await fetchQuery(relay, request, {}).toPromise();
  relay.retain(operation);
  const shown = (): Report => {
    const { data } = relay.lookup(operation.fragment);
    const fragment = made<ReaderFragment>('Report_findings');
    return relay.lookup(getSingularSelector(fragment, data)).data as unknown as Report;
  };
  let pages = 1;
  for (; shown().findings.pageInfo.hasNextPage; pages += 1) {
    const cursor = shown().findings.pageInfo.endCursor;
    await fetchQuery(relay, made<ConcreteRequest>('ReportPageQuery'), { count: 1, cursor }).toPromise();
  }
  const { findings } = await nights.client.ask<Report>(
    '{ findings(casino: "noche-d", status: ALL, first: 500) { edges { node { id code } } } }',
  );
  expect(pages).toBe(findings.edges.length);
  expect(pages).toBeGreaterThan(2);
  expect(shown().findings.edges.map(({ node: { id, code } }) => ({ id, code }))).toEqual(
    findings.edges.map(({ node }) => node),
  );
});
