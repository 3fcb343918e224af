// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTracking } from './createTracking.ts';
import { services } from './services.ts';

const calls: unknown[][] = [];
const create = (kinds: string[]) =>
  createTracking(kinds, [services.google.create({ id: 'G-A' }, { hostname: 'www.example.com' })]);

beforeAll(() => {
  vi.stubGlobal('gtag', (...call: unknown[]) => calls.push(call));
  const { code = '' } =
    create(['actions', 'links', 'downloads', 'contacts', 'forms', 'videos']) ?? {};
  new Function(code)();
});
beforeEach(() => {
  calls.length = 0;
  document.body.innerHTML = `
    <a id="inside" href="/a">A</a>
    <a id="action" href="/signup?plan=1" data-style="primary"><span>Sign up</span></a>
    <a id="outside" href="https://other.example/a?email=ada@example.com"><b>B</b></a>
    <a id="file" href="/files/price-list.pdf">C</a>
    <a id="mail" href="mailto:ada@example.com">D</a>
    <div data-frame="https://video.example"><a id="video" href="https://video.example/1">E</a></div>
    <form id="own" action="/send"><input type="hidden" name="form" value="contact"><input name="email"><button type="reset">Clear</button></form>
    <form id="foreign" action="https://forms.example/f/1?key=2"><input name="form" value="ada@example.com"></form>`;
  document.body.addEventListener('click', (event) => event.preventDefault());
});

test.each([
  ['#inside', []],
  ['#action span', [['event', 'action', { link_url: expect.stringMatching(/\/signup$/) }]]],
  ['#outside b', [['event', 'outbound_link', { link_url: 'https://other.example/a' }]]],
  ['#file', [['event', 'download', { link_url: expect.stringMatching(/\/price-list\.pdf$/) }]]],
  ['#mail', [['event', 'contact', { method: 'mailto' }]]],
  ['#video', [['event', 'video', { link_url: 'https://video.example/1' }]]],
])('a click on %s is told', (selector, expected) => {
  document.querySelector<HTMLElement>(selector)?.click();
  expect(calls).toEqual(expected);
});

const submit = (form: Element | null) =>
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

test.each([
  ['own', 'contact'],
  ['foreign', 'https://forms.example/f/1'],
])('the %s form is told once it was accepted, without what visitors typed', (id, form_name) => {
  const form = document.querySelector<HTMLFormElement>(`#${id}`);
  form?.reset();
  submit(form);
  expect(calls).toEqual([]);
  form?.reset();
  form?.reset();
  expect(calls).toEqual([['event', 'form_sent', { form_name }]]);
});

test('a form that a visitor cleared is not told', () => {
  const form = document.querySelector('form');
  submit(form);
  form?.querySelector('button')?.click();
  expect(calls).toEqual([]);
});

test('services that know no events need no script', () => {
  const linkedin = services.linkedin.create({ partner: '123' }, { hostname: 'www.example.com' });
  expect(createTracking(['links'], [linkedin])).toBeUndefined();
  expect(create(['links'])).toMatchObject({ category: 'necessary', origins: {} });
});

test('with `tests`, events name the variant of a page with a test', () => {
  document.head.innerHTML = '<meta name="variant" content="greeting=b">';
  const { code = '' } = create(['downloads', 'tests']) ?? {};
  new Function(code)();
  window.dispatchEvent(new Event('load'));
  expect(calls).toEqual([['event', 'variant_shown', { variant: 'greeting=b' }]]);
  document.querySelector<HTMLElement>('#file')?.click();
  expect(calls.at(-1)).toEqual([
    'event',
    'download',
    { link_url: expect.stringMatching(/\/price-list\.pdf$/), variant: 'greeting=b' },
  ]);
  expect(create(['downloads'])?.code).not.toContain('variant');
});
