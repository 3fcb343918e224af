import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { createPreparedFolder, packageRoot } from './support/backendHarness.ts';
import { createGeneralSite, quote } from './support/generalSite.ts';
import { files } from './support/samples.ts';

const root = createGeneralSite();
const origin = 'http://localhost';

/** Lists the files of a folder that contain a text in any spelling of its letters. */
function findFiles(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, 'latin1').toLowerCase().includes(text.toLowerCase()))
    .map((path) => path.slice(folder.length + 1));
}

it('leaves no byte of a person in the folder of the local backend, and all of the others', async () => {
  const dataDir = await createPreparedFolder();
  const open = () =>
    startLocalBackend({
      root,
      packageRoot,
      dataDir,
      warn: () => undefined,
      env: { RATE_LIMIT_ADDRESS: '1000/60' },
    });
  const send = async (backend: ReturnType<typeof open>, values: Record<string, string | File>) => {
    const body = new FormData();
    const { extras: _, consent: __, ...texts } = quote;
    const entries: Record<string, string | number | File> = {
      ...texts,
      consent: 'on',
      form: 'quote',
      ...values,
    };
    for (const [name, value] of Object.entries(entries))
      body.append(name, value instanceof File ? value : String(value));
    const request = new Request(`${origin}/functions/v1/submit-form`, { method: 'POST', body });
    const response = await backend.fetch(request);
    expect(await response.text()).not.toContain('"success":false');
    expect(response.status).toBe(200);
  };
  const first = open();
  const person = { name: 'Zoraida Quimby', workEmail: 'zoraida@secret.example' };
  for (let index = 0; index < 40; index += 1)
    await send(first, { ...person, wishes: `Wish ${index} of Zoraida Quimby` });
  await send(first, { ...person, plans: new File([files.pdf], 'Quimby-house.pdf') });
  await send(first, { name: 'Bo', workEmail: 'bo@other.example' });
  const { ports, secrets } = await first.open();
  await ports.drainOutbox();
  // Closing writes the tables, starting collects statistics: both are copies of the values.
  await first.close();
  cpSync(join(dataDir, 'database'), join(dataDir, 'database-broken-1'), { recursive: true });
  const second = open();
  await second.open();
  expect(findFiles(dataDir, 'Quimby').length).toBeGreaterThan(4);

  const maintain = async (body: object) => {
    const response = await second.fetch(
      new Request(`${origin}/functions/v1/maintain`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-cron-secret': secrets.cron },
        body: JSON.stringify(body),
      }),
    );
    return response.json();
  };
  const erased = await maintain({ task: 'erase', email: 'Zoraida@Secret.example' });
  expect(erased).toMatchObject({ submissions: 41, files: 1, mentions: [] });
  for (const text of ['Quimby', 'zoraida']) expect(findFiles(dataDir, text)).toEqual([]);
  expect(findFiles(dataDir, 'bo@other.example')).toContain('journal.ndjson');
  await second.close();
  expect(existsSync(join(dataDir, 'database-broken-1'))).toBe(false);
  for (const text of ['Quimby', 'zoraida']) expect(findFiles(dataDir, text)).toEqual([]);

  const third = open();
  const { ports: reopened } = await third.open();
  expect(await reopened.intake.list({})).toHaveLength(1);
  expect(findFiles(dataDir, 'Quimby')).toEqual([]);
  await third.close();
});
