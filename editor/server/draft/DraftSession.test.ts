import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSampleSession } from '../../../tests/edit/openSampleSession.ts';
import type { DraftSession } from './DraftSession.ts';

let root: string;
let session: DraftSession;

beforeEach(async () => {
  ({ root, session } = await openSampleSession());
});
afterEach(() => rm(root, { recursive: true }));

test.each(['.git', '.blockwright/edit/session.log', 'team.yaml', 'sections/x.tsx', '../x.yaml'])(
  'creates only files of the content, and not %s beside locales/',
  (path) => {
    for (const file of [`locales/de/../../${path}`, `locales/${path}/../../../${path}`])
      expect(() => session.replaceText(file, 'text')).toThrow('does not exist');
    session.replaceText('locales/de/pages.yaml', '/: { texts: [] }');
    expect(session.unsaved).toEqual(['locales/de/pages.yaml']);
  },
);

test('remembers the last 500 requests', () => {
  for (let id = 0; id < 502; id++) session.addApplied(`request ${id}`);
  expect([...session.applied].slice(0, 1)).toEqual(['request 2']);
  expect(session.applied.size).toBe(500);
});

test('outlines a manifest without its sections, and counts the uses of its blocks', () => {
  session.replaceText(
    'pages.yaml',
    `site:
  locales:
    - "en"
  theme:
    use: end
blocks: # not "- use: end" here
  end: &end { type: cta, title: 'We use: end' }
pages:
  /:
    title: Home
    sections:
      - use: end # once

      # - use: end
      - { title: Or, use: 'end' }
      - type: prose
        use: end
    draft: true
  /about: { title: About, sections: [*end] }
`,
  );
  const { value, uses } = session.outline('pages.yaml');
  expect(value?.site).toEqual({ locales: ['en'], theme: { use: 'end' } });
  expect(value?.pages?.['/']).toEqual({ title: 'Home', sections: [], draft: true });
  expect(value?.pages?.['/about']).toMatchObject({ title: 'About' });
  expect(uses.get('end')).toBe(3);
});
