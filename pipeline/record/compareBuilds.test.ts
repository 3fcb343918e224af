import { expect, test } from 'vitest';
import type { BuildRecord, SitePart } from './BuildRecord.ts';
import { compareBuilds } from './compareBuilds.ts';

const count = 5000;

/** Returns the record of a site: each page depends on its entry, and all pages on the shared parts. */
function record(digests: { theme?: string; engine?: string; section?: string }): BuildRecord {
  const shared: SitePart[] = [
    ['style', 'theme.css', 'theme.css', digests.theme ?? 'theme'],
    ['code', 'blockwright', '', digests.engine ?? 'engine'],
    ['code', 'sections/note/view.tsx', 'sections/note/view.tsx', digests.section ?? 'view'],
  ];
  const entries = Array.from(
    { length: count },
    (_, index): SitePart => [...(['entry', `/page-${index}`, 'pages.yaml', 'entry'] as const)],
  );
  const state = Object.values(digests).join(' ');
  const files = entries.map(([, route], index) => [
    `${route.slice(1)}/index.html`,
    [`html ${state}`, shared.length + index],
  ]);
  return {
    version: 1,
    parts: [...shared, ...entries],
    shared: [...shared.keys()],
    files: Object.fromEntries(files),
  };
}

test.each([
  [{ theme: 'other' }, { kind: 'style', name: 'theme.css', file: 'theme.css' }],
  [{ engine: 'other' }, { kind: 'code', name: 'blockwright' }],
  [
    { section: 'other' },
    { kind: 'code', name: 'sections/note/view.tsx', file: 'sections/note/view.tsx' },
  ],
])('a change that reaches every page is one cause: %j', (digests, cause) => {
  const { causes, files, unchanged } = compareBuilds(record({}), record(digests));
  expect(causes).toEqual([{ ...cause, change: 'changed' }]);
  expect(files).toHaveLength(count);
  expect(files.every((file) => String(file.causes) === '0')).toBe(true);
  expect(unchanged).toBe(0);
});
