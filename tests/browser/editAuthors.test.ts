import { afterAll, beforeAll, test } from 'vitest';
import { type Edited, openPage, startEditor } from './editFixture.ts';
import { sharedManifest, writeTogether } from './writeTogether.ts';

let edited: Edited;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': sharedManifest });
});

afterAll(() => edited?.close());

test('two authors type and move sections while a colleague changes the file: no edit is lost', async () => {
  const [writer, mover] = [await openPage(edited, '/'), await openPage(edited, '/')];
  const read = () => edited.read('pages.yaml');
  const pull = async (headline: string) =>
    edited.write('pages.yaml', read().replace(/headline: Prices.*/, `headline: ${headline}`));
  await writeTogether({ writer, mover, pull, read });
});
