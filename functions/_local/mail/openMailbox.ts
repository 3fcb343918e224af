import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import type { EmailMessage, Mailer } from '../../../features/_shared/mail/index.ts';
import { openFolder } from '../system/openFolder.ts';

/** A message in the mailbox. */
export interface StoredMessage extends EmailMessage {
  id: string;
  sentAt: string;
}

/** The mailbox of the local backend: a folder with a .json file for each message. */
export interface Mailbox {
  /** Stores a message once for each key. */
  send: Mailer;
  /** Deletes all messages except those about these submissions. */
  deleteAllExcept: (ids: Set<string>) => Promise<void>;
  /** Returns all messages, newest first. Skips files that contain no message. */
  list: () => Promise<StoredMessage[]>;
}

/** Opens the mailbox in a folder. Creates a missing folder. */
export async function openMailbox(folder: string): Promise<Mailbox> {
  const requireFolder = await openFolder(folder);
  return {
    async send(message, key) {
      const id = key
        .replace(/^submission\//, '')
        .replace(/[^\w-]/g, '_')
        .slice(0, 120);
      const path = join(folder, `${id}.json`);
      await requireFolder();
      if (await exists(path)) return;
      const stored: StoredMessage = { id, sentAt: new Date().toISOString(), ...message };
      await writeWhole(path, JSON.stringify(stored, null, 2), { isPrivate: true });
    },
    async deleteAllExcept(ids) {
      for (const name of await readdir(folder)) {
        if (!ids.has(name.replace(/^reply_|\.json.*$/g, '')))
          await rm(join(folder, name), { force: true });
      }
    },
    async list() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      const messages = await Promise.all(
        names.map(async (name) => parseMessage(await readFile(join(folder, name), 'utf8'))),
      );
      return messages
        .filter((message) => message !== undefined)
        .toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1));
    },
  };
}

function parseMessage(text: string): StoredMessage | undefined {
  try {
    const message = JSON.parse(text) as StoredMessage;
    const { id, sentAt, from, subject, text: body, replyTo = '' } = message;
    const texts = [id, sentAt, from, subject, body, replyTo, ...message.to];
    const isMessage = Array.isArray(message.to) && texts.every((item) => typeof item === 'string');
    return isMessage ? message : undefined;
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
