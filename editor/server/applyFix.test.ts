import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { applyFix } from './applyFix.ts';
import { DraftSession } from './draft/DraftSession.ts';

let root: string;
let session: DraftSession;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-fix-'));
  await writeFile(join(root, 'pages.yaml'), 'titel: One\nhedline: Two\n');
  session = await DraftSession.open(root);
});
afterEach(() => rm(root, { recursive: true }));

/** Reports each misspelt key where it is now. */
function check(): Diagnostic[] {
  return session
    .text('pages.yaml')
    .split('\n')
    .flatMap((line, index) => {
      const [key = ''] = line.split(':');
      const right = { titel: 'title', hedline: 'headline' }[key];
      if (right === undefined) return [];
      const range = { line: index + 1, column: 1, endLine: index + 1, endColumn: key.length + 1 };
      const fix = [{ ...range, text: right }];
      const message = `Unknown key ${key}`;
      const place = { file: 'pages.yaml', path: `/${key}`, ...range };
      return [{ ...place, code: 'BW012', severity: 'error', message, fix }];
    });
}

const draft = (beforeAnswer = () => {}) => ({
  reload: async () => {
    const diagnostics = check();
    beforeAnswer();
    return { diagnostics } as CheckedSite;
  },
});

test('fixes one problem, or several as one step', async () => {
  const [first] = check();
  await applyFix({ session, draft: draft() }, first ? [first] : []);
  expect(session.text('pages.yaml')).toBe('title: One\nhedline: Two\n');
  session.history.undo();
  await applyFix({ session, draft: draft() }, check());
  expect(session.text('pages.yaml')).toBe('title: One\nheadline: Two\n');
  session.history.undo();
  expect(session.text('pages.yaml')).toBe('titel: One\nhedline: Two\n');
});

test('checks again where the text changes meanwhile, and refuses what is no problem any more', async () => {
  const known = check();
  let changes = 0;
  const change = () => {
    if (changes++ === 0) session.replaceText('pages.yaml', '# new\ntitel: One\nheadline: Two\n');
  };
  await applyFix({ session, draft: draft(change) }, known);
  expect(session.text('pages.yaml')).toBe('# new\ntitle: One\nheadline: Two\n');
  await expect(applyFix({ session, draft: draft() }, known)).rejects.toThrow('no longer exists');
});
