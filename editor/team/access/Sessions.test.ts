import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cookies } from './Cookies.ts';
import { Sessions } from './Sessions.ts';
import { TokenBox } from './TokenBox.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const hour = 3600_000;
const person = { email: 'olga@example.com', name: 'Olga' };

/** A browser that keeps the cookie of a session for as long as the server says. */
class Browser {
  readonly sessions: Sessions;
  cookie: { text: string; ends: number } | undefined;

  constructor(options: Partial<ConstructorParameters<typeof Sessions>[0]> = {}) {
    this.sessions = new Sessions({
      tokens: new TokenBox('a secret of more than 32 characters'),
      cookies: new Cookies(false),
      ended: [],
      store: async () => undefined,
      ...options,
    });
  }

  readonly response = {
    appendHeader: (_: string, header: string) => {
      const [, text = '', age] = /^([^;]*);.*Max-Age=(\d+)/.exec(header) ?? [];
      this.cookie = { text, ends: Date.now() + Number(age) * 1000 };
    },
  } as unknown as ServerResponse;

  read() {
    const { text, ends = 0 } = this.cookie ?? {};
    const headers = ends > Date.now() ? { cookie: text } : {};
    return this.sessions.read({ headers } as IncomingMessage, this.response);
  }
}

async function logIn(browser = new Browser()): Promise<Browser> {
  await browser.sessions.begin(browser.response, person);
  return browser;
}

test('a session lasts as long as there is a request within 12 hours, and 7 days at most', async () => {
  const browser = await logIn();
  const begun = Date.now();
  for (let hours = 0; hours < 20; hours++) {
    vi.advanceTimersByTime(hour);
    expect(await browser.read()).toMatchObject(person);
  }
  while (Date.now() < begun + 7 * 24 * hour) {
    expect(await browser.read()).toMatchObject(person);
    vi.advanceTimersByTime(11 * hour);
  }
  expect(await browser.read()).toBeUndefined();
});

test('a session ends after 12 hours without a request', async () => {
  const browser = await logIn();
  vi.advanceTimersByTime(13 * hour);
  expect(await browser.read()).toBeUndefined();
});

test('the cookie is renewed every few minutes, not by each request', async () => {
  const browser = await logIn();
  const first = browser.cookie;
  vi.advanceTimersByTime(4 * 60_000);
  await browser.read();
  expect(browser.cookie).toBe(first);
  vi.advanceTimersByTime(2 * 60_000);
  await browser.read();
  expect(browser.cookie).not.toBe(first);
});

test('a clock that was a day ahead for a moment neither ends a session nor keeps it from being prolonged', async () => {
  const browser = await logIn();
  const now = Date.now();
  vi.setSystemTime(now + 11 * hour);
  expect(await browser.read()).toMatchObject(person);
  vi.setSystemTime(now + 24 * hour);
  await browser.read();
  vi.setSystemTime(now);
  for (let hours = 0; hours < 30; hours++) {
    expect(await browser.read()).toMatchObject(person);
    vi.advanceTimersByTime(hour);
  }
});

test('a session that ended stays so, also after a clock was ahead for a week', async () => {
  const browser = await logIn();
  const session = await browser.read();
  const { cookie } = browser;
  if (session) await browser.sessions.end(browser.response, session);
  expect(browser.cookie?.ends).toBe(Date.now());
  const now = Date.now();
  vi.setSystemTime(now + 8 * 24 * hour);
  const other = await logIn(new Browser());
  const second = await other.read();
  if (second) await browser.sessions.end(other.response, second);
  vi.setSystemTime(now + hour);
  browser.cookie = cookie;
  expect(await browser.read()).toBeUndefined();
  expect(session && browser.sessions.isCurrent(session)).toBe(false);
});

test('two logouts at once are both kept over a restart, in whatever time they are stored', async () => {
  let stored: [string, number][] = [];
  const delays = [50, 0];
  const { sessions, response } = new Browser({
    store: async (ended) => {
      await setTimeout(delays.shift());
      stored = ended;
    },
  });
  const end = (id: string) => {
    const now = Date.now() / 1000;
    return sessions.end(response, { id, ...person, begun: now, seen: now });
  };
  await Promise.all([end('first'), end('second')]);
  expect(stored.map(([id]) => id)).toEqual(['first', 'second']);
});
