import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmailMessage, Mailer } from '../../_shared/ports/Mailer.ts';
import { removeDrafts, writeAtomically } from '../system/writeDurably.ts';

/** A mail in the mailbox. */
export interface StoredMessage extends EmailMessage {
  id: string;
  sentAt: string;
}

/** Where local mail ends: a folder with a .json file for each letter. */
export interface Mailbox {
  /** Puts a mail in, once for each key. */
  send: Mailer;
  /** Destroys the letters about all other submissions. */
  deleteAllExcept: (ids: Set<string>) => Promise<void>;
  /** All letters, newest first; files that hold none are passed over. */
  list: () => Promise<StoredMessage[]>;
}

/** Opens the mailbox in a folder, which is made when it is not there. */
export async function openMailbox(folder: string): Promise<Mailbox> {
  await mkdir(folder, { recursive: true });
  await removeDrafts(folder);
  return {
    async send(mail, key) {
      const id = key
        .replace(/^submission\//, '')
        .replace(/[^\w-]/g, '_')
        .slice(0, 120);
      const path = join(folder, `${id}.json`);
      if (await exists(path)) return;
      const letter: StoredMessage = { id, sentAt: new Date().toISOString(), ...mail };
      await writeAtomically(path, JSON.stringify(letter, null, 2));
    },
    async deleteAllExcept(ids) {
      for (const name of await readdir(folder)) {
        if (!ids.has(name.replace(/\.json.*$/, ''))) await rm(join(folder, name), { force: true });
      }
    },
    async list() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      const letters = await Promise.all(
        names.map(async (name) => readLetter(await readFile(join(folder, name), 'utf8'))),
      );
      return letters
        .filter((letter) => letter !== undefined)
        .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
    },
  };
}

function readLetter(text: string): StoredMessage | undefined {
  try {
    const letter = JSON.parse(text) as StoredMessage;
    const { id, sentAt, from, subject, text: body, replyTo = '' } = letter;
    const texts = [id, sentAt, from, subject, body, replyTo, ...letter.to];
    const isLetter = Array.isArray(letter.to) && texts.every((one) => typeof one === 'string');
    return isLetter ? letter : undefined;
  } catch {
    return undefined;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
