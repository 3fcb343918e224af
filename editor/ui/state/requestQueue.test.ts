// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { editorStore } from './editorStore.ts';
import { resendStoredRequests, runCommands, sendRequest } from './requestQueue.ts';

const sent: string[] = [];

/** Has the server answer requests in this way, the last way from then on. */
function answer(...answers: [status: number, body: object, headers?: HeadersInit][]): void {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { text } = JSON.parse(String(body)) as { text: { content: string } };
    sent.push(text.content);
    const [status, content, headers = {}] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [
      500,
      {},
    ];
    return new Response(JSON.stringify(content), { status, headers });
  });
}

const accepted: [number, object] = [200, { state: { pages: [] } }];
const write = (content: string) => sendRequest({ text: { file: 'pages.yaml', content } });
const readStored = () => JSON.stringify({ ...sessionStorage });

afterEach(() => {
  sent.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([401, 409, 429])(
  'keeps what the server refuses with %i, and sends it again',
  async (status) => {
    vi.useFakeTimers();
    answer([status, { message: 'Not now' }], [status, { message: 'Not now' }], accepted);
    const outcome = Promise.all([write('one'), write('two')]);
    await vi.advanceTimersByTimeAsync(500);
    expect(editorStore.message).toBe('Not now');
    expect(readStored()).toMatch(/one.*two/);
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual([true, true]);
    expect(sent).toEqual(['one', 'one', 'one', 'two']);
    expect(editorStore.message).toBe('');
    expect(readStored()).not.toMatch(/one|two/);
  },
);

test('repeats a refused request after the wait that the server asks for, else less and less often', async () => {
  vi.useFakeTimers();
  const refused: [number, object] = [429, { message: 'Not now' }];
  answer(refused, refused, refused, [...refused, { 'retry-after': '60' }], accepted);
  const outcome = write('one');
  const waits: number[] = [];
  for (let count = 1; count < 5; count++) {
    for (let waited = 0; sent.length < count + 1; waited += 1000) {
      waits[count] = waited;
      await vi.advanceTimersByTimeAsync(1000);
    }
  }
  expect(waits.slice(1)).toEqual([0, 1000, 3000, 59_000]);
  expect(await outcome).toBe(true);
});

test.each([401, 409])('waits no longer after each refusal with %i', async (status) => {
  vi.useFakeTimers();
  answer([status, { message: 'Log in again' }]);
  const outcome = write('one');
  await vi.advanceTimersByTimeAsync(20_500);
  expect(sent).toHaveLength(21);
  answer(accepted);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toBe(true);
});

test('drops what the server refuses for good, and no request after it', async () => {
  answer([422, { message: 'Never' }], accepted);
  expect(await Promise.all([write('one'), write('two')])).toEqual([false, true]);
  expect(sent).toEqual(['one', 'two']);
});

test('what is typed without a pause is one undo step, however slow the server is', async () => {
  vi.useFakeTimers();
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    keys.push((JSON.parse(String(body)) as { key: string }).key);
    await new Promise((answer) => setTimeout(answer, 5000));
    return new Response(JSON.stringify(accepted[1]));
  });
  const type = (field: string) => {
    const edit = { kind: 'set' as const, path: [field], value: 'text', order: [] };
    return runCommands([{ kind: 'edit', file: 'pages.yaml', edit }], `Edit ${field}`, field);
  };
  const typed: Promise<boolean>[] = [];
  for (const [field, pause] of [
    ['title', 1400],
    ['title', 1400],
    ['title', 1600],
    ['title', 100],
    ['label', 100],
    ['title', 100],
  ] as const) {
    typed.push(type(field));
    await vi.advanceTimersByTimeAsync(pause);
  }
  await vi.runAllTimersAsync();
  expect(await Promise.all(typed)).toEqual(Array(6).fill(true));
  // The second of each pair takes the place of the first in the queue.
  const [first, second, ...others] = keys;
  expect(second).toBe(first);
  expect(new Set(others).size).toBe(3);
  expect(others).not.toContain(first);
});

test('while requests wait, a later one that sets the same values takes the place of an earlier one', async () => {
  vi.useFakeTimers();
  const values: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { commands } = JSON.parse(String(body)) as { commands: { edit: { value: string } }[] };
    values.push(commands.map(({ edit }) => edit.value).join());
    await new Promise((answer) => setTimeout(answer, 5000));
    return new Response(JSON.stringify(accepted[1]));
  });
  const set = (...values: [path: string, value: string][]) =>
    runCommands(
      values.map(([path, value]) => {
        const edit = { kind: 'set' as const, path: [path], value };
        return { kind: 'edit', file: 'data/forms/order.yaml', edit };
      }),
      'Edit Label',
      'label',
    );
  const typed = [
    set(['label', 'Y'], ['name', 'y']),
    set(['label', 'Yo'], ['name', 'yo']),
    set(['label', 'You'], ['name', 'you']),
    set(['label', 'Your']),
  ];
  await vi.runAllTimersAsync();
  expect(await Promise.all(typed)).toEqual(Array(4).fill(true));
  expect(values).toEqual(['Y,y', 'You,you', 'Your']);
});

test('removes the message that was shown when a request was sent, and none since', async () => {
  answer(accepted);
  editorStore.message = 'An old message';
  const first = write('one');
  expect(await first).toBe(true);
  expect(editorStore.message).toBe('');
  const second = write('two');
  editorStore.message = 'What was left out of the second';
  expect(await second).toBe(true);
  expect(editorStore.message).toBe('What was left out of the second');
  editorStore.message = '';
});

test('sends the next request after an answer that cannot be shown', async () => {
  answer([200, {}], accepted);
  expect(await Promise.all([write('one'), write('two')])).toEqual([false, true]);
  expect(sent).toEqual(['one', 'two']);
});

test('sends what was refused before a reload', async () => {
  vi.useFakeTimers();
  answer([401, { message: 'Log in again' }]);
  const before = write('one');
  await vi.advanceTimersByTimeAsync(500);
  // A reload ends the script, and keeps what is stored.
  const stored = { ...sessionStorage };
  answer(accepted);
  await vi.runAllTimersAsync();
  await before;
  sent.length = 0;
  for (const [name, text] of Object.entries(stored)) sessionStorage.setItem(name, text);
  resendStoredRequests();
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['one']);
});
