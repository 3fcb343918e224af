import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Cookies } from './Cookies.ts';
import { Sessions } from './Sessions.ts';
import { TokenBox } from './TokenBox.ts';

test('two logouts at once are both kept over a restart, in whatever time they are stored', async () => {
  let stored: [string, number][] = [];
  const delays = [50, 0];
  const sessions = new Sessions({
    tokens: new TokenBox('a secret of more than 32 characters'),
    cookies: { set: () => undefined } as unknown as Cookies,
    ended: [],
    store: async (ended) => {
      await setTimeout(delays.shift());
      stored = ended;
    },
  });
  const end = (id: string) =>
    sessions.end({} as ServerResponse, {
      ...{ id, email: 'olga@example.com', name: 'Olga' },
      ...{ begun: Date.now() / 1000, seen: Date.now() / 1000 },
    });
  await Promise.all([end('first'), end('second')]);
  expect(stored.map(([id]) => id)).toEqual(['first', 'second']);
});
