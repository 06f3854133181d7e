import { Client } from './client';

const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { ... on ApiKeyCreated { key } ... on ApiKeyRefused { code } }
}`;

/**
 * A key with every permission that reports as every class from every source, for tests in which permissions do not matter. It
 * is made like an administrator makes it.
 */
export async function makeWorldKey(url: string, administratorKey: string): Promise<string> {
  const input = {
    holder: 'a whole world',
    holderKind: 'SYSTEM',
    roles: ['ADMINISTRATOR'],
    everyCasino: true,
    sources: ['/casinos'],
    classes: ['TABLE', 'CAGE', 'COUNT_ROOM', 'OFFICE'],
  };
  const { createApiKey: made } = await new Client(url, administratorKey).ask<{
    createApiKey: { key?: string; code?: string };
  }>(CREATE, { input });
  if (made.key === undefined) throw new Error(`no key was made: ${made.code}`);
  return made.key;
}
