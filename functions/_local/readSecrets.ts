import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../base/files/writeWhole.ts';

/** The secret keys of a local backend, generated when it starts for the first time. */
export interface Secrets {
  /** Grants all rights in storage. */
  serviceKey: string;
  /** Signs links to files. */
  signing: string;
  /** Hashes network addresses. */
  addresses: string;
  /** Permits calls of `maintain`. */
  cron: string;
}

/** Reads the keys in a folder, or generates them. */
export async function readSecrets(folder: string): Promise<Secrets> {
  const path = join(folder, 'secrets.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) return JSON.parse(text) as Secrets;
  const generate = () => randomBytes(32).toString('base64url');
  const secrets = {
    serviceKey: generate(),
    signing: generate(),
    addresses: generate(),
    cron: generate(),
  };
  await writeWhole(path, JSON.stringify(secrets, null, 2), { sync: true, isPrivate: true });
  return secrets;
}
