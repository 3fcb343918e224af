import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { starters } from './createSite.mjs';
import { hosts } from './hosts.mjs';

/**
 * Asks in the terminal for what was not given. Elsewhere, and with `yes`, uses defaults.
 *
 * @param {{ folder?: string, name?: string, url?: string, starter?: string, host?: string,
 *   yes?: boolean, 'no-editor'?: boolean, 'no-ai'?: boolean }} given
 * @returns {Promise<Parameters<typeof import('./createSite.mjs').createSite>[0]>}
 */
export async function askForSite({ yes, ...given }) {
  const asks = !yes && process.stdin.isTTY && process.stdout.isTTY;
  const terminal = asks
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const ask = async (value, question, standard) => {
    if (value !== undefined || !terminal) return value ?? standard;
    return (await terminal.question(`${question} (${standard}) `)).trim() || standard;
  };
  try {
    const folder = await ask(given.folder, 'Folder:', 'my-site');
    const name = await ask(given.name, 'Name of the site:', formatTitle(basename(resolve(folder))));
    const url = await ask(given.url, 'Address:', 'https://www.example.com');
    if (terminal && given.starter === undefined)
      for (const [starter, summary] of Object.entries(starters))
        process.stdout.write(`  ${starter.padEnd(13)}${summary}\n`);
    const starter = await ask(given.starter, 'Starter:', 'blank');
    if (terminal && given.host === undefined)
      process.stdout.write(`  ${Object.keys(hosts).join(', ')}\n`);
    const host = await ask(given.host, 'Host:', 'later');
    return { ...given, folder, name, url, starter, ...(host !== 'later' && { host }) };
  } finally {
    terminal?.close();
  }
}

/** Turns the name of a folder into a title: `my-site` becomes `My Site`. */
function formatTitle(name) {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' ') || 'My Site';
}
