import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Address → what a fake of the script there does: what the script of the service loads and sends. */
const fakes: Record<string, string> = {
  'www.googletagmanager.com/gtag/js': `
    if (!document.cookie && JSON.stringify(dataLayer).includes('"analytics_storage":"granted"'))
      document.cookie = '_ga=1; path=/; domain=example.com', document.cookie = '_ga_X=1; path=/';
    post('https://region1.google-analytics.com/g/collect');`,
  'www.googletagmanager.com/gtm.js': "draw('https://www.googletagmanager.com/a');",
  'connect.facebook.net/en_US/fbevents.js': `
    document.cookie = '_fbp=1; path=/';
    load('https://connect.facebook.net/signals/config/1');
    draw('https://www.facebook.com/tr');`,
  'snap.licdn.com/li.lms-analytics/insight.min.js': `
    post('https://px.ads.linkedin.com/wa/');
    draw('https://px4.ads.linkedin.com/collect');`,
  'js.hs-scripts.com/123.js': `
    load('https://js.hs-analytics.net/analytics/123.js');
    load('https://js.hs-banner.com/v2/123/banner.js');
    draw('https://track.hubspot.com/__ptq.gif');`,
  'www.clarity.ms/tag/abcdef1234': `
    load('https://scripts.clarity.ms/0.8/clarity.js');
    post('https://j.clarity.ms/collect');
    draw('https://c.clarity.ms/c.gif');`,
  'us-assets.i.posthog.com/static/array.js': `
    localStorage.setItem('ph_abc_posthog', '1');
    load('https://us-assets.i.posthog.com/array/phc_abc/config.js');
    post('https://us.i.posthog.com/e/');`,
};

const helpers = `{
  const load = (src) => document.head.append(Object.assign(document.createElement('script'), { src }));
  const draw = (src) => { new Image().src = src; };
  const post = (address) => fetch(address, { method: 'POST', mode: 'no-cors' });
`;

/** What a service shows in a frame: a form, and a link that opens a tab. */
const fakePage = `<!doctype html><title>Page of a service</title>
  <form action="/sent"><button>Send</button></form>
  <a href="/more" target="_blank">More</a>`;

/** A visitor of a built site at the address in `site.url`, where the services are fakes on this machine. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** The hosts of requests to others. */
  hosts: Set<string>;
  /** Errors, and violations of the policy. */
  problems: string[];
}

/** Opens a page of a built site, with the policy of its headers. */
export async function visitSite(
  browser: Browser,
  folder: string,
  options: BrowserContextOptions & { hasSignal?: boolean; base?: string } = {},
): Promise<Visit> {
  const { hasSignal, base = '/', ...contextOptions } = options;
  const context = await browser.newContext(contextOptions);
  const hosts = new Set<string>();
  const problems: string[] = [];
  const policy = /Content-Security-Policy: (.*)/.exec(
    readFileSync(join(folder, '_headers'), 'utf8'),
  );
  await context.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname !== 'www.example.com') {
      hosts.add(hostname);
      if (route.request().resourceType() === 'document')
        return route.fulfill({ contentType: 'text/html', body: fakePage });
      const fake = fakes[hostname + pathname];
      const body = fake ? `${helpers}${fake}\n}` : '';
      return route.fulfill({ contentType: 'text/javascript', body });
    }
    const inSite = pathname.replace(base.replace(/\/$/, ''), '');
    const path = [inSite, `${inSite}.html`, join(inSite, 'index.html')]
      .map((name) => join(folder, name))
      .find((name) => extname(name) && existsSync(name));
    return route.fulfill({
      ...(path ? { path } : { status: 404 }),
      headers: { 'content-security-policy': policy?.[1] ?? '' },
      contentType: types[extname(path ?? '.html')] ?? 'text/plain',
    });
  });
  if (hasSignal)
    await context.addInitScript(
      "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
    );
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, context, hosts, problems };
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
