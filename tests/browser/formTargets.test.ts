import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BackendSite } from './backendSite.ts';
import { openBrowser } from './openBrowser.ts';
import { createTargetsSite, serviceAddress } from './targetsSite.ts';

const challengeOrigin = 'https://challenges.cloudflare.com';

let browser: Browser;
let site: BackendSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), createTargetsSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

describe('a challenge', () => {
  test('loads when the form is touched, and its token lets the submission through', async () => {
    const page = await open('/checked');
    const requests = recordRequests(page);
    const form = await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('_challenge'))).toEqual([]);
    const name = await fill(form);
    await getChallenge(page).getByText('passed').waitFor();
    await send(page);
    expect(await stored(name)).toEqual([{ status: 'accepted', reason: null }]);
    expect(requests.filter((url) => !url.startsWith(site.address))).toEqual([]);
  });

  test('gives each try and each expired token a new one, and a failure keeps every word', async () => {
    const page = await open('/checked');
    const tokens = recordTokens(page);
    const name = await fill(await hydrated(page));
    await getChallenge(page).getByText('passed').waitFor();
    await page.route('**/functions/v1/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('This was not sent').first().waitFor();
    expect(await page.locator('[name=name]').inputValue()).toBe(name);
    await page.unroute('**/functions/v1/**');
    await getChallenge(page).getByText('passed').waitFor();
    await page.evaluate('turnstile.expire(0)');
    await getChallenge(page).getByText('passed').waitFor();
    await send(page);
    expect(new Set(tokens).size).toBe(2);
    expect(await stored(name)).toEqual([{ status: 'accepted', reason: null }]);
  });

  test('asks for a click before anything is sent', async () => {
    const page = await open('/click');
    const tokens = recordTokens(page);
    const name = await fill(await hydrated(page));
    await getChallenge(page).getByRole('button').waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await getChallenge(page).getByText('Please confirm that you are not a robot').waitFor();
    await expect.poll(() => isFocused(getChallenge(page))).toBe(true);
    expect(tokens).toEqual([]);
    await getChallenge(page).getByRole('button').click();
    await send(page);
    expect(await stored(name)).toEqual([{ status: 'accepted', reason: null }]);
  });

  test('that does not work here quarantines the submission instead of losing it', async () => {
    const page = await open('/broken');
    const name = await fill(await hydrated(page));
    await getChallenge(page).getByText('failed').waitFor();
    await send(page);
    expect(await stored(name)).toEqual([{ status: 'quarantined', reason: 'challenge-missing' }]);
  });

  test('says without JavaScript that the submission is checked by hand', async () => {
    const page = await open('/checked', { javaScriptEnabled: false });
    await page.locator('noscript p', { hasText: 'we check by hand' }).waitFor();
    const name = await fill(page.locator('#contact form'));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await page.textContent('main')).toContain('We check by hand');
    expect(await stored(name)).toEqual([{ status: 'quarantined', reason: 'challenge-missing' }]);
  });

  test('comes from its service on a published site, whose policy allows only its pages that', async () => {
    const page = await openPublished('/checked');
    const requests = recordRequests(page);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await fill(await hydrated(page));
    await getChallenge(page).getByText('passed').waitFor();
    expect(requests.some((url) => url.startsWith(`${challengeOrigin}/turnstile/`))).toBe(true);
    expect(errors).toEqual([]);
    const policies = ['/checked', '/open'].map(async (path) => {
      const html = await (await fetch(site.address + path)).text();
      return html.includes(challengeOrigin.replace('https://', 'frame-src https://'));
    });
    expect(await Promise.all(policies)).toEqual([true, false]);
  });
});

describe.each(['/open', '/service'])('a form at %s', (path) => {
  const calls = path === '/open' ? '**/functions/v1/**' : '**/_service?**';

  test('keeps every word when it is offline, refused, limited or broken, and after a reload', async () => {
    const page = await open(path);
    let form = await hydrated(page);
    const name = await fill(form);
    const submit = () => page.getByRole('button', { name: 'Send' }).click();
    const isKept = async () => {
      await page.getByText('This was not sent').first().waitFor();
      expect(await form.locator('[name=name]').inputValue()).toBe(name);
      expect(await page.getByText('Thank you').count()).toBe(0);
    };
    await page.context().setOffline(true);
    await submit();
    await isKept();
    await page.context().setOffline(false);
    for (const status of [422, 429, 500]) {
      await page.route(calls, (route) => route.fulfill({ status, json: createError(path) }));
      const answered = page.waitForResponse((response) => response.status() === status);
      await submit();
      await answered;
      await isKept();
      if (status === 422)
        await form.locator('[name=name][aria-invalid=true]').waitFor({ state: 'visible' });
      await page.unroute(calls);
    }
    await page.reload();
    form = await hydrated(page);
    await page.getByText('What you typed earlier is still here').waitFor();
    expect(await form.locator('[name=name]').inputValue()).toBe(name);
    await send(page);
    await expect.poll(() => received(path, name)).toBe(1);
  });

  test('waits for a slow answer, and is sent once however often the button is pressed', async () => {
    const page = await open(path);
    const name = await fill(await hydrated(page));
    let answer: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let count = 0;
    await page.route(calls, async (route) => {
      count += 1;
      await pressed;
      await route.continue();
    });
    const button = page.locator('#contact [type=submit]');
    await button.click();
    await expect.poll(() => button.isDisabled()).toBe(true);
    await button.evaluate((element: HTMLButtonElement) => element.form?.requestSubmit());
    answer();
    await page.getByRole('region', { name: 'Notices' }).getByText('Thank you').waitFor();
    expect([count, await received(path, name)]).toEqual([1, 1]);
  });
});

test.each([
  ['/open', 'when a visitor touches it', true],
  ['/service', 'never', false],
])('a form at %s loads the code that sends to a function %s', async (path, _, isLoaded) => {
  const page = await open(path);
  const form = await hydrated(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await fill(form);
  if (isLoaded) await expect.poll(() => scripts).not.toEqual([]);
  await send(page);
  expect(scripts.length > 0).toBe(isLoaded);
});

describe('a form service', () => {
  test('receives the fields alone, on a published site at its own address', async () => {
    const page = await openPublished('/service');
    const bodies: string[] = [];
    await page.route(serviceAddress, (route) => {
      bodies.push(route.request().postData() ?? '');
      return route.fulfill({ json: { ok: true }, headers: { 'access-control-allow-origin': '*' } });
    });
    const name = await fill(await hydrated(page));
    await send(page);
    expect(bodies).toEqual([`name=${name}&message=Hello&campaign-id=spring`]);
  });

  test('receives them without JavaScript too, and answers with its page', async () => {
    const page = await open('/service', { javaScriptEnabled: false });
    await page.route(serviceAddress, async (route) => {
      const url = `${site.address}/_service?for=${serviceAddress}`;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    const name = await fill(page.locator('#contact form'));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    const { text = '' } = (await listMail()).find((mail) => mail.text.includes(name)) ?? {};
    expect(text).toBe(`name: ${name}\nmessage: Hello\ncampaign-id: spring\n_gotcha: \n`);
  });

  test('fails on request, with a message below the field', async () => {
    const page = await open('/service');
    const form = await hydrated(page);
    await fill(form, 'fail-422');
    await page.getByRole('button', { name: 'Send' }).click();
    await form.getByText('The form service answers 422').waitFor();
  });
});

interface OpenOptions {
  javaScriptEnabled?: boolean;
}

async function open(path: string, options: OpenOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(site.address + path);
  return page;
}

/** Opens a page as if it were published, with the local challenge at the address of the real one. */
async function openPublished(path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.route('https://www.example.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.address + pathname }) });
  });
  await page.route(`${challengeOrigin}/**`, async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: `${site.address}/_challenge/api.js` }),
    });
  });
  await page.goto(`https://www.example.com${path}`);
  return page;
}

async function hydrated(page: Page): Promise<Locator> {
  await page.locator('#contact form').scrollIntoViewIfNeeded();
  await page.locator('#contact [data-hydrated]').waitFor();
  return page.locator('#contact form');
}

/** Fills in the form with a name that no other test has; returns the name. */
async function fill(form: Locator, name: string = crypto.randomUUID()): Promise<string> {
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=message]').fill('Hello');
  return name;
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('region', { name: 'Notices' }).getByText('Thank you').waitFor();
}

function getChallenge(page: Page): Locator {
  return page.locator('#contact [data-challenge]');
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}

function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Returns the tokens of the submissions of a page, a list that grows. */
function recordTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/'))
      tokens.push(request.headers()['x-challenge'] ?? 'none');
  });
  return tokens;
}

function createError(path: string): unknown {
  const message = 'This name is not known';
  return path === '/open'
    ? { success: false, error: { code: 'invalid', message, fields: { name: message } } }
    : { errors: [{ field: 'name', message }] };
}

function stored(name: string): Promise<Record<string, unknown>[]> {
  const { database } = site.backend;
  return database.query(
    "select status, reason from intake.submissions where data->>'name' = $1 order by received_at",
    [name],
  );
}

/** Returns how often the target of a form received a name. */
async function received(path: string, name: string): Promise<number> {
  if (path === '/open') return (await stored(name)).length;
  return (await listMail()).filter(({ text }) => text.includes(name)).length;
}

async function listMail(): Promise<{ text: string }[]> {
  const response = await fetch(`${site.address}/_mail/messages.json`);
  return (await response.json()) as { text: string }[];
}
