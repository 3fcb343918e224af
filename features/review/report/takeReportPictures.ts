import type { Browser } from 'playwright-core';
import type { ChangeReport } from '../../_shared/changes/index.ts';
import { renderPictures } from '../pictures/renderPictures.ts';
import type { HtmlOptions } from './formatHtml.ts';

/** Takes the pictures of a report in HTML. Without Chromium, the report says how to get them. */
export async function takeReportPictures(
  view: { report: ChangeReport; outputs: { old: string; new: string }; base: string },
  openBrowser: () => Promise<Browser | undefined> = openChromium,
): Promise<HtmlOptions> {
  const browser = await openBrowser();
  if (!browser) return { notes: [missingChromium] };
  try {
    const { takePictures } = await import('../pictures/takePictures.ts');
    const { pages, omitted } = await takePictures(browser, view.report.pages, view);
    return {
      pictures: ({ route }) => renderPictures(pages.get(route) ?? []),
      notes: omitted > 0 ? [`Pictures of ${omitted} more sections were left out.`] : [],
    };
  } finally {
    await browser.close();
  }
}

async function openChromium(): Promise<Browser | undefined> {
  return (await import('../pictures/openChromium.ts')).openChromium();
}

const missingChromium =
  'No pictures: Chromium is missing. Install it: npm install --save-dev playwright-core, then npx playwright-core install chromium-headless-shell.';
