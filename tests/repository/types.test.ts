import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LanguageServer } from '../languageServer/LanguageServer.ts';

let server: LanguageServer;

beforeAll(async () => {
  server = await LanguageServer.startTypeScript();
});

afterAll(() => server.stop());

test.each([
  ['an island', 'sections/carousel/island.tsx', ['node:fs']],
  ['the script of dev', 'server/browser/client.ts', ['node:fs']],
  ['the interface of the editor', 'editor/ui/main.tsx', ['node:fs']],
  ['the vocabulary', 'schema/vocabulary/page.ts', ['node:fs', 'document']],
  ['a function for Deno', 'functions/_shared/handlers/createFunctions.ts', ['node:fs', 'document']],
  ['the checker', 'schema/check/checkSite.ts', ['document']],
  ['a test', 'tests/words.test.tsx', []],
])('in %s, editors report what does not exist where it runs', async (_name, path, refused) => {
  const text = `${readFileSync(path, 'utf8')}\nimport 'node:fs';\ndocument.title;\n`;
  const errors = await server.diagnose(resolve(path), text);
  expect(errors.map((message) => /'(.*?)'/.exec(message)?.[1]).sort()).toEqual(refused.toSorted());
});
