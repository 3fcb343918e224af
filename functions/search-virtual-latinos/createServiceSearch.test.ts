import { expect, test } from 'vitest';
import { createServiceSearch } from './createServiceSearch.ts';
import type { ResearchResult } from './ResearchResult.ts';

const found: ResearchResult = {
  result: 'From the **notes**.',
  passages: [{ title: 'Prices', text: 'From the notes.', source: 'a.md', date: '2026', score: 1 }],
};
const settings = { RESEARCH_API_URL: 'https://chat.example/v1', RESEARCH_API_KEY: 'k' };

async function ask(service: typeof fetch, env: Record<string, string> = settings) {
  const ports = { env: (name: string) => env[name], log: () => undefined };
  return (await createServiceSearch('Acme', ports, service)('pricing', found)).result;
}

test('a chat service gets the question with the notes', async () => {
  const seen: { url: string; body: string }[] = [];
  const service: typeof fetch = async (url, init) => {
    seen.push({ url: String(url), body: String(init?.body) });
    return Response.json({ choices: [{ message: { content: ' An answer. ' } }] });
  };
  expect(await ask(service)).toBe('An answer.');
  expect(seen).toMatchObject([{ url: 'https://chat.example/v1/chat/completions' }]);
  expect(seen[0]?.body).toContain('questions about Acme.');
  expect(seen[0]?.body).toContain('Prices (2026): From the notes.');
});

test('a search service gets the question with its subject', async () => {
  let body = '';
  const service: typeof fetch = async (_, init) => {
    body = String(init?.body);
    return Response.json({ results: [{ title: 'T', url: 'https://t.example', content: 'C' }] });
  };
  expect(await ask(service, { ...settings, RESEARCH_API: 'search' })).toBe(
    'T\nC\n(https://t.example)',
  );
  expect(JSON.parse(body)).toEqual({ query: 'Acme pricing' });
});

test('the notes answer without a service, and when it fails', async () => {
  expect(await ask(() => Promise.reject(new Error('called')), {})).toBe(found.result);
  expect(await ask(async () => new Response('', { status: 500 }))).toBe(found.result);
  expect(await ask(async () => Response.json({ choices: [] }))).toBe(found.result);
});
