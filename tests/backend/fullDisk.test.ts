import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localAnonKey } from '../../functions/_local/openBackend.ts';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { createStorageApi } from '../../functions/_local/storage/createStorageApi.ts';
import {
  type ObjectFiles,
  openObjectFiles,
} from '../../functions/_local/storage/openObjectFiles.ts';
import { createPreparedFolder, packageRoot } from './support/backendHarness.ts';

it('a failed upload gets a clear response, and its name is free for another attempt', async () => {
  const dataDir = await createPreparedFolder();
  const backend = startLocalBackend({ root: packageRoot, dataDir });
  const { database } = await backend.open();
  const folder = join(dataDir, 'objects');
  const real = await openObjectFiles(folder);
  const fail = (code: string) => async () => {
    throw Object.assign(new Error(`${code}: /secret/path`), { code });
  };
  const upload = async (files: ObjectFiles) => {
    const keys = { anonKey: localAnonKey, serviceKey: 's', secret: 'x' };
    const response = await createStorageApi({ database, files, ...keys })(
      new Request('http://localhost/storage/v1/object/resumes/1-Ana-Lopez.pdf', {
        method: 'POST',
        headers: { authorization: `Bearer ${localAnonKey}`, 'content-type': 'application/pdf' },
        body: '%PDF-1.7',
      }),
    );
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const full = { write: fail('ENOSPC') };
  const late = { complete: fail('ENOSPC') };
  const broken = { write: fail('EIO') };
  for (const [methods, status] of [
    [full, 507],
    [late, 507],
    [broken, 503],
  ] as const) {
    const answer = await upload({ ...real, ...methods });
    expect(answer).toMatchObject({ status, body: { statusCode: String(status) } });
    expect(answer.body.message).toMatch(/try again/);
    expect(JSON.stringify(answer.body)).not.toContain('/secret');
  }
  expect(await upload(real)).toMatchObject({ status: 200 });
  expect(readdirSync(folder)).toHaveLength(2);
  await backend.close();
});
