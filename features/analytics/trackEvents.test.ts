// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTracking } from './createTracking.ts';
import { services } from './services.ts';

const calls: unknown[][] = [];
const create = (kinds: string[]) =>
  createTracking(kinds, [services.google.create({ id: 'G-A' }, { hostname: 'www.example.com' })]);

beforeAll(() => {
  vi.stubGlobal('gtag', (...call: unknown[]) => calls.push(call));
  const { code = '' } = create(['links', 'downloads', 'contacts', 'forms', 'videos']) ?? {};
  new Function(code)();
});
beforeEach(() => {
  calls.length = 0;
  document.body.innerHTML = `
    <a id="inside" href="/a">A</a>
    <a id="outside" href="https://other.example/a?email=ada@example.com"><b>B</b></a>
    <a id="file" href="/files/price-list.pdf">C</a>
    <a id="mail" href="mailto:ada@example.com">D</a>
    <div data-frame="https://video.example"><a id="video" href="https://video.example/1">E</a></div>
    <div id="shown"><form action="/send"><input name="form" value="contact"><input name="email"></form></div>`;
  document.body.addEventListener('click', (event) => event.preventDefault());
});

test.each([
  ['#inside', []],
  ['#outside b', [['event', 'outbound_link', { link_url: 'https://other.example/a' }]]],
  ['#file', [['event', 'download', { link_url: expect.stringMatching(/\/price-list\.pdf$/) }]]],
  ['#mail', [['event', 'contact', { method: 'mailto' }]]],
  ['#video', [['event', 'video', { link_url: 'https://video.example/1' }]]],
])('a click on %s is told', (selector, expected) => {
  document.querySelector<HTMLElement>(selector)?.click();
  expect(calls).toEqual(expected);
});

test('a form is told once its confirmation is there, by its name alone', async () => {
  const form = document.querySelector('form');
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await Promise.resolve();
  expect(calls).toEqual([]);
  document.querySelector('#shown')?.setAttribute('hidden', '');
  await vi.waitFor(() => expect(calls).toEqual([['event', 'form_sent', { form_name: 'contact' }]]));
});

test('services that know no events need no script', () => {
  const linkedin = services.linkedin.create({ partner: '123' }, { hostname: 'www.example.com' });
  expect(createTracking(['links'], [linkedin])).toBeUndefined();
  expect(create(['links'])).toMatchObject({ category: 'necessary', origins: {} });
});
