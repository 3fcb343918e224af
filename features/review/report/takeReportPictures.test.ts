import { expect, test } from 'vitest';
import type { ChangeReport } from '../../_shared/changes/index.ts';
import { formatHtml } from './formatHtml.ts';
import { takeReportPictures } from './takeReportPictures.ts';

test('without Chromium, the report has no pictures and says how to get them', async () => {
  const report: ChangeReport = {
    base: 'main',
    causes: [],
    pages: [],
    files: [],
    unchanged: { pages: 3, files: 2 },
    diagnostics: { added: [], removed: [] },
  };
  const view = { report, outputs: { old: 'old', new: 'new' }, base: '/' };
  const html = formatHtml(report, await takeReportPictures(view, async () => undefined));
  expect(html).toContain('<li>No pictures: Chromium is missing. Install it: npm install');
  expect(html).not.toContain('<img');
});
