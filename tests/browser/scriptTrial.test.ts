import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareBuild } from '../builds/builds.ts';
import { startServer } from '../startServer.ts';
import { openBrowser } from './openBrowser.ts';

/* `dev --scripts` and `preview --scripts`: services, consent and policy as on the published site. */

const root = mkdtempSync(join(tmpdir(), 'blockwright-trial-'));
let browser: Browser;

beforeAll(async () => {
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/chat.js'), 'window.hasChat = true;');
  writeFileSync(
    join(root, 'pages.yaml'),
    `site:
  name: Example
  url: https://www.example.com/shop/
  description: An example
  analytics: { plausible: {}, google: { id: G-ABC123DEF4 } }
  scripts:
    - name: Badge
      src: https://badge.example.net/badge.js
      category: necessary
      frames: [https://frame.example.net]
      styles: [https://css.example.net]
      pages: [/]
    - { name: Chat, src: /chat.js, category: marketing }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections: [{ type: hero, headline: Hello, actions: [{ label: Other, to: /other }] }]
  /other:
    title: A page without the badge
    description: A page that shows in a few words what else the example is about
    sections:
      - { type: hero, headline: Other }
      - { type: embed, title: Map, name: Map, address: "https://www.openstreetmap.org/export/embed.html?bbox=1,1,2,2" }
`,
  );
  [browser] = await Promise.all([openBrowser(), prepareBuild(root)]);
});
afterAll(async () => {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
});

test.each(['dev', 'preview'] as const)(
  '%s --scripts runs the scripts of each page',
  async (name) => {
    const server = await startServer(name, { root, args: ['--scripts'] });
    const context = await browser.newContext();
    const page = await context.newPage();
    const hosts = new Set<string>();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await context.route(/^https:/, (route) => {
      hosts.add(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const origin = new URL(server.address).origin;
    await page.goto(`${origin}/shop/`);
    await page.locator('section.consent').waitFor();
    await expect.poll(() => [...hosts].sort()).toEqual(['badge.example.net', 'plausible.io']);
    const policies = await page
      .locator('meta[http-equiv]')
      .evaluateAll((all) => all.map((meta) => (meta as HTMLMetaElement).content).join());
    expect(policies).toContain('frame-src https://frame.example.net');
    expect(policies).toMatch(/style-src [^;]*https:\/\/css\.example\.net/);
    expect(policies).not.toMatch(/script-src [^;]*unsafe/);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => [...hosts]).toContain('www.googletagmanager.com');
    await expect.poll(() => page.evaluate('window.hasChat')).toBe(true);
    expect(faults).toEqual([]);

    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://unlisted.example.net/x.js';
      document.head.append(script, Object.assign(document.createElement('script'), { text: '1' }));
    });
    // The header and the page each have a policy.
    await expect.poll(() => faults.length).toBeGreaterThanOrEqual(2);
    expect(hosts).not.toContain('unlisted.example.net');

    hosts.clear();
    await page.goto(`${origin}/shop/other`);
    await expect.poll(() => [...hosts]).toContain('www.googletagmanager.com');
    expect(hosts).not.toContain('badge.example.net');
    expect(await page.locator('.frame-choice').count()).toBe(1);
    await context.close();
    await server.stop();
  },
);
