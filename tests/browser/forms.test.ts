import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { application, lead } from '../backend/support/samples.ts';
import { isLongRun } from '../isLongRun.ts';
import { axeViolations } from './axeViolations.ts';
import { type BackendSite, backendSite } from './backendSite.ts';
import { hiddenFocus } from './hiddenFocus.ts';
import { openBrowser } from './openBrowser.ts';

let browser: Browser;
let site: BackendSite;
let attempt: string;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), backendSite(inject('folder'))]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(() => {
  attempt = crypto.randomUUID();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const contactCalls = '**/functions/v1/send-contact-email';
const applicantCalls = '**/functions/v1/send-applicant-email';
const uploads = '**/storage/v1/object/resumes/**';
const failure = {
  lead: 'There was an issue submitting your form. Please try again.',
  application: 'There was an error submitting your application. Please try again.',
};

describe('the lead form', () => {
  test('does not load the Supabase clients before a visitor touches the form', async () => {
    const page = await open('/pricing');
    const loaded: Promise<boolean>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        loaded.push(response.text().then((code) => code.includes('Edge Function')));
    });
    await page.reload();
    await page.locator('#contact form').scrollIntoViewIfNeeded();
    await page.locator('#contact [data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await Promise.all(loaded)).not.toContain(true);
    await page.locator('#contact [name=firstName]').focus();
    await expect.poll(async () => (await Promise.all(loaded)).includes(true)).toBe(true);
  });

  test('shows an error under each invalid field and focuses the first', async () => {
    const page = await open('/pricing');
    const form = page.locator('#contact form');
    await form.locator('[type=submit]').click();
    const first = form.locator('[name=firstName]');
    await expect.poll(() => isFocused(first)).toBe(true);
    expect(await first.getAttribute('aria-invalid')).toBe('true');
    expect(await described(first)).toBe('First name must be at least 2 characters');
    expect(await form.locator('[aria-invalid=true]').count()).toBe(14);
    const status = form.locator('[role=status]');
    const announced = await status.textContent();
    expect(announced).toContain('14 fields need');
    // Another text each time, or screen readers stay silent.
    await form.locator('[type=submit]').click();
    await expect.poll(() => status.textContent()).not.toBe(announced);
    await form.locator('[type=submit]').click();
    await expect.poll(() => status.textContent()).toBe(announced);

    await first.fill('María');
    expect(await first.getAttribute('aria-invalid')).toBe('false');
    const email = form.locator('[name=email]');
    await email.fill('maria@');
    await email.blur();
    expect(await described(email)).toBe('Please enter a valid email address');
  });

  test('stores and mails a submission once, however often the button is pressed', async () => {
    const page = await open('/pricing');
    const form = page.locator('#contact form');
    await fill(form, { ...lead, email: getAddress('once') });
    let calls = 0;
    const { held, release } = hold();
    await page.route(contactCalls, async (route) => {
      calls++;
      await held;
      await route.continue();
    });
    const button = form.locator('[type=submit]');
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
      element.form?.requestSubmit();
    });
    await expect.poll(() => button.textContent()).toBe('Submitting...');
    expect(await button.isDisabled()).toBe(true);
    await form.locator('[name=firstName]').press('Enter');
    release();
    await notice(page, 'Thank you for your interest!', 'contact you within 24 hours.');
    expect(calls).toBe(1);
    expect(await button.textContent()).toBe('Get Matched');
    expect(await form.locator('[name=email]').inputValue()).toBe('');
    const [row, ...more] = await stored(getAddress('once'));
    expect(more).toEqual([]);
    expect(row?.data).toEqual({ ...lead, email: getAddress('once') });
    await expect.poll(() => mailed(getAddress('once'))).toBe(1);
  });

  test('keeps all values after a failure, and a retry is the same submission', async () => {
    const page = await open('/search');
    const form = await openDialog(page, 'get-matched');
    await fill(form, { ...lead, email: getAddress('retry') });
    const keys: string[] = [];
    let down = true;
    await page.route(contactCalls, (route) => {
      if (route.request().method() === 'POST')
        keys.push(route.request().headers()['idempotency-key'] ?? '');
      // The backend stores the first attempt, but its response is lost.
      return down ? route.fetch().then(() => route.abort()) : route.continue();
    });
    await form.locator('[type=submit]').click();
    await notice(page, 'Error', failure.lead, 'alert');
    expect(await form.isVisible()).toBe(true);
    expect(await form.locator('[name=needs]').inputValue()).toBe(lead.needs);
    await expect.poll(() => isFocused(form.locator('[type=submit]'))).toBe(true);

    down = false;
    await form.locator('[type=submit]').click();
    await notice(page, 'Thank you for your interest!', '');
    await form.waitFor({ state: 'hidden' });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    expect(await stored(getAddress('retry'))).toHaveLength(1);
  });

  test.each([
    [422, { name: 'company', message: 'This company is not known' }],
    [500, undefined],
  ])('shows the matching notice for status %i', async (status, field) => {
    const page = await open('/pricing');
    const form = page.locator('#contact form');
    await fill(form, lead);
    await page.route(contactCalls, (route) =>
      answer(route, status, {
        error: { code: 'x', message: 'x', fields: field && { [field.name]: field.message } },
      }),
    );
    await form.locator('[type=submit]').click();
    await notice(page, 'Error', failure.lead, 'alert');
    expect(await form.locator('[type=submit]').isEnabled()).toBe(true);
    if (!field) return;
    const control = form.locator(`[name=${field.name}]`);
    await expect.poll(() => isFocused(control)).toBe(true);
    expect(await described(control)).toBe(field.message);
  });

  // sendForm.test.ts has the other answers that report no success.
  test('keeps every word when the answer is the page of a captive portal, and says so until the next try', async () => {
    const page = await open('/pricing');
    const form = page.locator('#contact form');
    const email = getAddress('mistaken');
    await fill(form, { ...lead, email });
    await page.route(contactCalls, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
    );
    await form.locator('[type=submit]').click();
    await notice(page, 'Error', failure.lead, 'alert');
    expect(await form.locator('[name=needs]').inputValue()).toBe(lead.needs);
    await expect.poll(() => draft(page)).toContain(email);

    await page.unroute(contactCalls);
    const [request] = await Promise.all([
      page.waitForRequest(contactCalls),
      form.locator('[type=submit]').click(),
    ]);
    expect(request.postDataJSON()).toEqual({ ...lead, email });
    await notice(page, 'Thank you for your interest!', '');
    await expect.poll(() => page.locator('[role=alert]').textContent()).toBe('');
    await expect.poll(() => draft(page)).toBe(null);
  });

  test('protects its fields from changes while it is sent', async () => {
    const page = await open('/pricing');
    const form = page.locator('#contact form');
    await fill(form, { ...lead, email: getAddress('inert') });
    let send: (() => void) | undefined;
    await page.route(contactCalls, (route) => {
      send = () => route.continue();
    });
    await form.locator('[name=needs]').focus();
    await form.locator('[type=submit]').evaluate((button: HTMLButtonElement) => button.click());
    await expect.poll(() => isFocused(form.locator('[name=needs]'))).toBe(false);
    await page.keyboard.type('another wish');
    await expect.poll(() => send !== undefined).toBe(true);
    send?.();
    await notice(page, 'Thank you for your interest!', '');
    expect((await stored(getAddress('inert')))[0]?.data.needs).toBe(lead.needs);
    expect(await form.locator('[name=needs]').inputValue()).toBe('');
  });

  test('opens its links in a new tab', async () => {
    const page = await open('/pricing');
    await page.locator('#contact form').scrollIntoViewIfNeeded();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('#contact form a[href*="terms"]').click(),
    ]);
    expect(tab.url()).toContain('/terms-of-service');
  });

  test('keeps its draft across a reload and deletes it after success', async () => {
    const page = await open('/pricing');
    const form = page.locator('#contact form');
    await fill(form, { ...lead, email: getAddress('draft') });
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await page.locator('#contact [data-hydrated]').waitFor();
    expect(await form.locator('[name=email]').inputValue()).toBe(getAddress('draft'));
    expect(await form.locator('[name=timeline]').inputValue()).toBe(lead.timeline);
    expect(await form.locator('[name=agreeToTerms]').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect.poll(() => form.locator('[name=email]').inputValue()).toBe('');
    expect(await form.getByText('What you typed earlier').count()).toBe(0);
    await fill(form, { ...lead, email: getAddress('draft') });
    await form.locator('[type=submit]').click();
    await notice(page, 'Thank you for your interest!', '');
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await page.locator('#contact [data-hydrated]').waitFor();
    expect(await form.locator('[name=email]').inputValue()).toBe('');
  });

  test('recovers when its code could not be loaded', async () => {
    const page = await open('/pricing');
    const form = page.locator('#contact form');
    await form.scrollIntoViewIfNeeded();
    await page.locator('#contact [data-hydrated]').waitFor();
    await page.context().setOffline(true);
    await fill(form, { ...lead, email: getAddress('offline') });
    await form.locator('[type=submit]').click();
    await notice(page, 'Error', failure.lead, 'alert');
    await page.context().setOffline(false);
    await form.locator('[type=submit]').click();
    await notice(page, 'Thank you for your interest!', '');
    expect(await stored(getAddress('offline'))).toHaveLength(1);
  });

  test('can be sent without JavaScript and shows a confirmation', async () => {
    const page = await open('/pricing', { javaScriptEnabled: false });
    await fill(page.locator('#contact form'), { ...lead, email: getAddress('noscript') });
    await page.locator('#contact [type=submit]').click();
    await page.getByRole('heading', { name: 'Thank you for your interest!' }).waitFor();
    const [row] = await stored(getAddress('noscript'));
    expect(row?.data).toEqual({ ...lead, email: getAddress('noscript') });
  });
});

describe('the dialog', () => {
  test('opens by keyboard, traps the focus, and returns it on closing', async () => {
    const page = await open('/search');
    const opener = page.locator('a[href="#get-matched"]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    expect(await isFocused(dialog.locator('[name=firstName]'))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    const outside = await dialog.evaluate((element) => {
      const { activeElement, body } = document;
      return activeElement !== body && !element.contains(activeElement);
    });
    expect(outside).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(opener)).toBe(true);
  });

  test('closes by Cancel, by the cross and by a click outside, and keeps the draft', async () => {
    const page = await open('/search', { reducedMotion: 'no-preference' });
    for (const close of [
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 300),
    ]) {
      const form = await openDialog(page, 'get-matched');
      await form.locator('[name=company]').fill('Kept');
      await close();
      await form.waitFor({ state: 'hidden' });
    }
    const form = await openDialog(page, 'get-matched');
    expect(await form.locator('[name=company]').inputValue()).toBe('Kept');
  });

  test('closes by the Back button of the browser, and opens again by Forward', async () => {
    const page = await open('/search');
    const form = await openDialog(page, 'get-matched');
    await page.goBack();
    await form.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${site.address}/search`);
    await page.goForward();
    await form.waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    await openDialog(page, 'get-matched');
    await page.goBack();
    await form.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${site.address}/search`);
  });

  test('Cancel gives up sending', async () => {
    const page = await open('/search');
    const form = await openDialog(page, 'get-matched');
    await fill(form, { ...lead, email: getAddress('cancelled') });
    await page.route(contactCalls, () => undefined);
    await form.locator('[type=submit]').click();
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().includes('send-contact')),
      page.getByRole('button', { name: 'Cancel' }).click(),
    ]);
    await form.waitFor({ state: 'hidden' });
    await openDialog(page, 'get-matched');
    await expect.poll(() => form.locator('[type=submit]').isEnabled()).toBe(true);
    expect(await form.locator('[name=email]').inputValue()).toBe(getAddress('cancelled'));
    expect(await page.locator('[role=alert]').textContent()).toBe('');
  });

  test('shows a press that waits for scripts, and works without them if they hang', async () => {
    const page = await open('/about');
    await page.clock.install({ time: 0 });
    await page.route('**/assets/**.js', (route) =>
      route.request().url().includes('entry') ? route.continue() : undefined,
    );
    await page.goto(`${site.address}/search`);
    // On a busy machine, half a second may pass between two steps.
    await page.clock.pauseAt(3_600_000);
    const link = page.locator('a[href="#get-matched"]').first();
    await link.click();
    await expect.poll(() => link.getAttribute('data-pending')).toBe('');
    expect(await link.getAttribute('aria-busy')).toBe('true');
    const announced = page.locator('body > [role=status]');
    expect(await announced.textContent()).toBe('');
    await page.clock.fastForward(600);
    expect(await announced.textContent()).toBe('Loading…');
    await page.clock.fastForward(11_000);
    await page.locator('dialog#get-matched form').waitFor();
    expect(await link.getAttribute('data-pending')).toBe(null);
    expect(await link.getAttribute('aria-busy')).toBe('false');
    expect(await announced.textContent()).toBe('');
  });

  test('opens from its URL', async () => {
    const page = await open('/roles#apply');
    await page.locator('dialog#apply[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog#apply').waitFor({ state: 'hidden' });
  });

  test('opens at the first press on a slow network', async () => {
    const page = await open('/search');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 25_000,
    });
    await page.locator('a[href="#get-matched"]').first().click();
    await page.locator('dialog[open]').waitFor();
  });

  test('scrolls its fields on a phone while the page behind stays in place', async () => {
    const page = await open('/search', { viewport: { width: 360, height: 640 } });
    const form = await openDialog(page, 'get-matched');
    const before = await page.evaluate(() => scrollY);
    await form.locator('[name=agreeToTerms]').scrollIntoViewIfNeeded();
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 5000);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const fromBottom = () =>
      form
        .locator('[type=submit]')
        .evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
    await expect.poll(fromBottom).toBeGreaterThan(0);
    expect(await fromBottom()).toBeLessThan(160);
    expect(await page.locator('dialog#get-matched').evaluate((sheet) => sheet.scrollTop)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });

  test.each([
    ['/atlanta-virtual-assistants', 'get-matched', { width: 320, height: 256 }],
    ['/roles', 'apply', { width: 568, height: 320 }],
    ...(isLongRun
      ? ([
          ['/atlanta-virtual-assistants', 'get-matched', { width: 568, height: 320 }],
          ['/roles', 'apply', { width: 320, height: 256 }],
        ] as const)
      : []),
  ] as const)('on %s scrolls as a whole in a low window', async (route, id, viewport) => {
    const page = await open(route, { viewport });
    const form = await openDialog(page, id);
    const room = await form
      .locator('[data-field]')
      .first()
      .evaluate((field) => {
        let scroller = field.parentElement;
        while (scroller && scroller.scrollHeight <= scroller.clientHeight)
          scroller = scroller.parentElement;
        return scroller?.clientHeight;
      });
    expect(room).toBeGreaterThanOrEqual(viewport.height - 2);
    expect(await hiddenFocus(page)).toEqual([]);
    await form.locator('[type=submit]').click();
    // A notice stays while the pointer is on it.
    await page.mouse.move(0, 0);
    await expect.poll(() => page.locator('[role=status] > div').count()).toBe(0);
    expect(await hiddenFocus(page)).toEqual([]);
  });

  test('without JavaScript, a link shows the form in the page and another hides it', async () => {
    const page = await open('/search', { javaScriptEnabled: false });
    await page.locator('a[href="#get-matched"]').first().click();
    await fill(page.locator('dialog form'), { ...lead, email: getAddress('target') });
    expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Close' }).click();
    await page.locator('dialog').waitFor({ state: 'hidden' });
    await page.locator('a[href="#get-matched"]').first().click();
    await page.locator('dialog [type=submit]').click();
    await page.getByRole('heading', { name: 'Thank you for your interest!' }).waitFor();
    expect(await stored(getAddress('target'))).toHaveLength(1);
  });
});

test.each([
  ['dark', 360],
  ['light', 1280],
  ...(isLongRun
    ? ([
        ['light', 360],
        ['dark', 1280],
      ] as const)
    : []),
] as const)(
  'axe finds nothing in a dialog full of messages, %s, %i px',
  async (colorScheme, width) => {
    const page = await open('/roles', { colorScheme, viewport: { width, height: 800 } });
    const form = await openDialog(page, 'apply');
    await form.locator('[type=submit]').click();
    await notice(page, 'Terms Required', '');
    expect(await axeViolations(page)).toEqual([]);
  },
);

describe('the application', () => {
  const maria = { ...application, firstName: 'María', lastName: 'Núñez' };
  const pdf = (name: string, size = 200) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 32)]),
  });

  test('uploads the resume of María Núñez and sends the other fields', async () => {
    const page = await open('/roles');
    const form = await openDialog(page, 'apply');
    await fill(form, { ...maria, email: getAddress('resume') });
    await form.locator('[name=resume]').setInputFiles(pdf('Currículum.PDF'));
    await form.locator('[type=submit]').click();
    await notice(page, 'Application Submitted!', 'get back to you soon.');
    await form.waitFor({ state: 'hidden' });
    const [row] = await stored(getAddress('resume'));
    expect(row?.data).toEqual({ ...maria, email: getAddress('resume') });
    expect(row?.files).toEqual([expect.stringMatching(/^resumes\/\d{13}-Maria-Nunez\.pdf$/)]);
    await openDialog(page, 'apply');
    expect(await form.locator('[name=email]').inputValue()).toBe('');
  });

  test('shows Terms Required when the terms are not accepted', async () => {
    const page = await open('/roles');
    const form = await openDialog(page, 'apply');
    await fill(form, { ...maria, acceptTerms: false });
    await form.locator('[name=resume]').setInputFiles(pdf('cv.pdf'));
    await form.locator('[type=submit]').click();
    await notice(page, 'Terms Required', 'Please accept the terms and conditions to proceed.');
    await expect.poll(() => isFocused(form.locator('[name=acceptTerms]'))).toBe(true);
  });

  test('says of each wrong file what is wrong as soon as it is chosen', async () => {
    const page = await open('/roles');
    const form = await openDialog(page, 'apply');
    const resume = form.locator('[name=resume]');
    const empty = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
    // From the disk, because the contents of other files take seconds to get into the browser.
    const large = join(mkdtempSync(join(tmpdir(), 'blockwright-resume-')), 'cv.pdf');
    writeFileSync(large, '%PDF-1.7\n');
    truncateSync(large, 11 * 1024 * 1024);
    for (const [file, message] of [
      [large, 'larger than 10 MB'],
      [pdf('cv.png'), 'of type .pdf, .doc, .docx'],
      [empty, 'This file is empty'],
    ] as const) {
      await resume.setInputFiles(file);
      await expect.poll(() => described(resume)).toContain(message);
    }
    await resume.setInputFiles(pdf('cv.pdf'));
    await expect.poll(() => resume.getAttribute('aria-invalid')).toBe('false');
    rmSync(dirname(large), { recursive: true });
  });

  test('refuses a wrong file before anything is sent', async () => {
    const file = pdf('cv.png');
    const page = await open('/roles');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/(storage|functions)\//.test(request.url())) calls.push(request.url());
    });
    const form = await openDialog(page, 'apply');
    await fill(form, maria);
    await form.locator('[name=resume]').setInputFiles(file);
    await form.locator('[type=submit]').click();
    await expect.poll(() => isFocused(form.locator('[name=resume]'))).toBe(true);
    expect(await described(form.locator('[name=resume]'))).toContain('of type .pdf');
    expect(calls).toEqual([]);
  });

  test('keeps all values when storage is down, and can be sent again', async () => {
    const page = await open('/roles');
    const form = await openDialog(page, 'apply');
    await fill(form, { ...maria, email: getAddress('storage') });
    await form.locator('[name=resume]').setInputFiles(pdf('cv.pdf'));
    await page.route(uploads, (route) => answer(route, 503, { message: 'down' }));
    await form.locator('[type=submit]').click();
    await notice(page, 'Submission Failed', failure.application, 'alert');
    expect(await stored(getAddress('storage'))).toEqual([]);
    expect(await form.locator('[name=motivation]').inputValue()).toBe(maria.motivation);
    await page.unroute(uploads);
    await form.locator('[type=submit]').click();
    await notice(page, 'Application Submitted!', '');
    expect(await stored(getAddress('storage'))).toHaveLength(1);
  });

  test('shows the progress of an upload, and gives up when nothing moves', async () => {
    const page = await open('/about');
    await page.clock.install();
    await page.goto(`${site.address}/roles`);
    const form = await openDialog(page, 'apply');
    await fill(form, { ...maria, email: getAddress('stalled') });
    await form.locator('[name=resume]').setInputFiles(pdf('cv.pdf', 2 * 1024 * 1024));
    await page.route(uploads, () => undefined);
    await form.locator('[type=submit]').click();
    await page.getByRole('progressbar', { name: 'of 2 MB' }).waitFor();
    await page.clock.fastForward(31_000);
    await notice(page, 'Submission Failed', failure.application, 'alert');
    await page.unroute(uploads);
    await form.locator('[type=submit]').click();
    await notice(page, 'Application Submitted!', '');
    expect(await stored(getAddress('stalled'))).toHaveLength(1);
  });

  test('says after a reload that the file must be chosen again', async () => {
    const page = await open('/roles#apply');
    const form = page.locator('dialog#apply[open] form');
    await form.locator('[name=firstName]').fill('María');
    await form.locator('[name=resume]').setInputFiles(pdf('cv.pdf'));
    await page.reload();
    await expect.poll(() => form.locator('[name=firstName]').inputValue()).toBe('María');
    const resume = form.locator('[name=resume]');
    expect(await described(resume)).toContain('Please choose cv.pdf again');
    await resume.setInputFiles(pdf('cv.pdf'));
    await expect.poll(() => described(resume)).toContain('10MB maximum');
  });

  test('can be sent with its file without JavaScript', async () => {
    const page = await open('/roles', { javaScriptEnabled: false });
    await page.locator('a[href="#apply"]').first().click();
    const form = page.locator('dialog#apply form');
    await fill(form, { ...maria, email: getAddress('noscript-file') });
    await form.locator('[name=resume]').setInputFiles(pdf('cv.pdf'));
    await form.locator('[type=submit]').click();
    await page.getByRole('heading', { name: 'Application Submitted!' }).waitFor();
    expect(await stored(getAddress('noscript-file'))).toHaveLength(1);
  });

  test('does not upload the file again on a retry after the upload', async () => {
    const page = await open('/roles');
    const form = await openDialog(page, 'apply');
    await fill(form, { ...maria, email: getAddress('again') });
    await form.locator('[name=resume]').setInputFiles(pdf('cv.pdf'));
    const names = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/storage/')) names.add(request.url());
    });
    await page.route(applicantCalls, (route) => answer(route, 503, {}));
    await form.locator('[type=submit]').click();
    await notice(page, 'Submission Failed', failure.application, 'alert');
    await page.unroute(applicantCalls);
    await form.locator('[type=submit]').click();
    await notice(page, 'Application Submitted!', '');
    expect(names.size).toBe(1);
    expect(await stored(getAddress('again'))).toHaveLength(1);
  });
});

describe('the research tool', () => {
  const calls = '**/functions/v1/search-virtual-latinos';

  test('asks for a query', async () => {
    const page = await open('/competitor-research');
    await page.locator('[name=query]').fill('   ');
    await page.getByRole('button', { name: 'Search' }).click();
    await notice(page, 'Query Required', 'Please enter a search query.');
  });

  test('says only what is true of a query', async () => {
    const page = await open('/competitor-research');
    const field = page.locator('[name=query]');
    const button = page.getByRole('button', { name: 'Search' });
    const notices = page.getByRole('region', { name: 'Notices' });
    await field.fill('x'.repeat(501));
    await button.click();
    await expect.poll(() => described(field)).toContain('at most 500 characters');
    expect(await notices.textContent()).toBe('');
    await field.fill('zzzqqq');
    await button.click();
    await page.locator('[aria-live=polite]').getByText('zzzqqq').waitFor();
    expect(await notices.textContent()).toContain('Nothing found');
    await page.route(calls, (route) => route.abort());
    await field.fill('pricing');
    await button.click();
    await notice(page, 'Search Failed', '', 'alert');
    expect(await page.locator('[aria-live=polite]').textContent()).toContain('zzzqqq');
  });

  test('shows the results and a busy state while it searches', async () => {
    const page = await open('/competitor-research');
    let query: unknown;
    const { held, release } = hold();
    await page.route(calls, async (route) => {
      query = route.request().postDataJSON().query;
      await held;
      await route.continue();
    });
    await page.locator('[name=query]').fill('  pricing  ');
    await page.keyboard.press('Enter');
    const button = page.locator('form [type=submit]');
    await expect.poll(() => button.textContent()).toBe('Searching...');
    expect(await button.isDisabled()).toBe(true);
    release();
    await notice(page, 'Search Complete', 'Found information about Virtual Latinos.');
    expect(query).toBe('pricing');
    expect(await button.isEnabled()).toBe(true);
    expect(await page.locator('[aria-live=polite]').textContent()).toContain('Virtual Latinos');
    expect(await page.locator('[name=query]').inputValue()).toBe('  pricing  ');
  });

  test.each([
    ['an error', (route: Route) => answer(route, 500, { error: { message: 'x' } })],
    ['no success', (route: Route) => answer(route, 200, { success: false, result: 'x' })],
    ['no network', (route: Route) => route.abort()],
  ])('shows Search Failed for %s', async (_case, fail) => {
    const page = await open('/competitor-research');
    await page.route(calls, fail);
    await page.locator('[name=query]').fill('pricing');
    await page.getByRole('button', { name: 'Search' }).click();
    const text = 'There was an error searching Virtual Latinos. Please try again.';
    await notice(page, 'Search Failed', text, 'alert');
    expect(await page.locator('form [type=submit]').isEnabled()).toBe(true);
  });
});

/** Returns an email address that no other attempt at a test uses. */
function getAddress(name: string): string {
  return `${name}-${attempt}@example.com`;
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(site.address + path);
  return page;
}

async function openDialog(page: Page, id: string): Promise<Locator> {
  await page.locator(`a[href="#${id}"]`).first().click();
  const form = page.locator(`dialog#${id}[open] form`);
  await form.waitFor();
  return page.locator(`dialog#${id} form`);
}

async function fill(form: Locator, values: Record<string, string | boolean>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name=${name}]`);
    if (typeof value === 'boolean') await control.setChecked(value);
    else if (await control.evaluate((element) => element.tagName === 'SELECT'))
      await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Waits for a notice with this title and text in the live region for its kind. */
async function notice(
  page: Page,
  title: string,
  text: string,
  role: 'status' | 'alert' = 'status',
) {
  const region = page.getByRole('region', { name: 'Notices' });
  await region.locator(`[role=${role}]`, { hasText: title }).filter({ hasText: text }).waitFor();
}

function described(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? `no ${id}`)
      .join(' '),
  );
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

function answer(route: Route, status: number, body: object) {
  return route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } });
}

/** Returns a promise and the function that resolves it. */
function hold(): { held: Promise<void>; release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

function draft(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('form-draft:lead'));
}

interface Stored {
  data: Record<string, unknown>;
  files: string[];
}

async function stored(email: string): Promise<Stored[]> {
  const rows = await site.backend.database.query(
    "select data, files from intake.submissions where data->>'email' = $1 and status = 'accepted'",
    [email],
  );
  return rows as unknown as Stored[];
}

async function mailed(email: string): Promise<number> {
  const sent = await site.backend.database.query(
    `select state from intake.outbox join intake.submissions on id = submission
      where data->>'email' = $1 and state = 'sent'`,
    [email],
  );
  return sent.length;
}
