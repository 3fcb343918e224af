import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { handleRequests, logError } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';
import { prepareBuild } from '../builds/builds.ts';
import { openBrowser } from './openBrowser.ts';

const manifest = `site: { name: Example, url: "https://www.example.com", description: An example }
pages:
  /:
    title: A form with every kind of field
    description: A page with a form that uses conditions and steps, for the tests in a browser
    sections:
      - { type: form, id: contact, title: Contact, form: contact }
`;

const form = `title: Contact
submit: Send
steps: true
next: Continue
groups:
  - title: About you
    fields:
      - { name: name, label: Name, kind: text, required: true, min: 2 }
      - { name: role, label: You are, kind: radio, required: true, choices: { employer: An employer, applicant: An applicant } }
      - { name: company, label: Company, kind: text, required: true, when: { role: employer } }
      - { name: source, label: Source, kind: hidden, from: "?utm_source", value: direct }
      - { name: page, label: Page, kind: hidden, from: page }
  - title: Your company
    when: { role: employer }
    fields:
      - { name: seats, label: Seats, kind: number, min: 1, step: 1, required: true }
      - { name: days, label: Days, kind: checkbox, choices: { mo: Monday, tu: Tuesday, we: Wednesday }, max: 2 }
  - title: The rest
    fields:
      - { name: start, label: Start, kind: date, earliest: today }
      - { name: photos, label: Photos, kind: file, accept: [.jpg], maxFiles: 2 }
      - { name: consent, label: "I agree to the [terms](https://example.com/terms)", kind: checkbox, required: true }
`;

let root: string;
let browser: Browser;
let server: Server;
let address: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-kinds-'));
  mkdirSync(join(root, 'data/forms'), { recursive: true });
  writeFileSync(join(root, 'pages.yaml'), manifest);
  writeFileSync(join(root, 'data/forms/contact.yaml'), form);
  [browser] = await Promise.all([openBrowser(), prepareBuild(root)]);
  const host = serveBuiltSite(join(root, 'dist/client'));
  server = createServer(handleRequests([host], logError));
  address = (await listen(server, { host: 'localhost', port: 0 })).replace(/\/$/, '');
});
afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true, force: true });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

test('leads through its steps and sends the fields whose conditions hold', async () => {
  const page = await open('/?utm_source=fair');
  const contact = await hydrated(page);
  const sent = recordSubmissions(page);
  const next = page.getByRole('button', { name: 'Continue' });
  const company = contact.locator('[name=company]');
  expect(await currentStep(page)).toContain('About you');
  expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0);
  expect(await company.isVisible()).toBe(false);

  await next.click();
  await expect.poll(() => contact.locator('[aria-invalid=true]').count()).toBe(3);
  await contact.locator('[name=name]').fill('Ada');
  await contact.getByLabel('An employer').check();
  await company.waitFor();
  await next.click();
  await expect.poll(() => described(company)).toContain('Please fill in this field');
  await company.fill('Example');
  await company.press('Enter');
  await expect.poll(() => currentStep(page)).toContain('Your company');

  await contact.locator('[name=seats]').fill('2.5');
  for (const day of ['Monday', 'Wednesday']) await contact.getByLabel(day).check();
  await next.click();
  await expect.poll(() => described(contact.locator('[name=seats]'))).toContain('a whole number');
  await contact.locator('[name=seats]').fill('3');
  await next.click();
  await expect.poll(() => currentStep(page)).toContain('The rest');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => currentStep(page)).toContain('Your company');
  expect(await contact.locator('[name=seats]').inputValue()).toBe('3');
  await next.click();

  await contact.locator('[name=start]').fill('2999-01-31');
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
  await contact.locator('[name=photos]').setInputFiles([photo, { ...photo, name: 'b.jpg' }]);
  await contact.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('region', { name: 'Notices' }).getByText('Thank you').waitFor();
  expect(readMultipart(sent[0])).toEqual([
    'name=Ada',
    'role=employer',
    'company=Example',
    'source=fair',
    'page=/',
    'seats=3',
    'days=mo',
    'days=we',
    'start=2999-01-31',
    'photos=a.jpg',
    'photos=b.jpg',
    'consent=true',
  ]);
  await expect.poll(() => currentStep(page)).toContain('About you');
});

test('leaves out a step whose condition does not hold, and its fields', async () => {
  const page = await open('/');
  const contact = await hydrated(page);
  const sent = recordSubmissions(page);
  const next = page.getByRole('button', { name: 'Continue' });
  await contact.locator('[name=name]').fill('Ada');
  await contact.getByLabel('An employer').check();
  await contact.locator('[name=company]').fill('Forgotten');
  await contact.getByLabel('An applicant').check();
  await contact.locator('[name=company]').waitFor({ state: 'hidden' });
  await next.click();
  await expect.poll(() => currentStep(page)).toContain('The rest');
  await contact.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('region', { name: 'Notices' }).getByText('Thank you').waitFor();
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    { name: 'Ada', role: 'applicant', source: 'direct', page: '/', consent: true },
  ]);
});

test('goes to the step with a field that the function refuses, and says so in general words', async () => {
  const page = await open('/');
  const contact = await hydrated(page);
  await page.route('**/functions/v1/**', (route) =>
    route.fulfill({ status: 422, json: { error: { fields: { name: 'Unknown name' } } } }),
  );
  await contact.locator('[name=name]').fill('Ada');
  await contact.getByLabel('An applicant').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await contact.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('This was not sent').first().waitFor();
  const name = contact.locator('[name=name]');
  await expect.poll(() => described(name)).toContain('Unknown name');
  await expect
    .poll(() => name.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address + path);
  return page;
}

async function hydrated(page: Page): Promise<Locator> {
  await page.locator('#contact form').scrollIntoViewIfNeeded();
  await page.locator('#contact [data-hydrated]').waitFor();
  return page.locator('#contact form');
}

/** Answers submissions; returns the list of submitted bodies, which grows. */
function recordSubmissions(page: Page): string[] {
  const sent: string[] = [];
  page
    .route('**/functions/v1/**', (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({ json: { success: true } });
    })
    .catch(() => undefined);
  return sent;
}

/** Returns the entries of a multipart body: names and values, or names of files. */
function readMultipart(body = ''): string[] {
  const parts = body.matchAll(/name="([^"]*)"(?:; filename="([^"]*)")?.*?\r\n\r\n(.*?)\r\n--/gs);
  return [...parts].map(([, name, file, value]) => `${name}=${file ?? value}`);
}

async function currentStep(page: Page): Promise<string | null> {
  return page.locator('[aria-current=step]').textContent();
}

function described(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}
