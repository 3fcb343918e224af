import { describe, expect, test } from 'vitest';
import { challengeServices } from '../../schema/vocabulary/form/challengeServices.ts';
import { contentPolicy, pagePolicy, styleHash } from '../page/context/contentPolicy.ts';
import { findMediaSources } from '../page/context/findMediaSources.ts';
import {
  imageStylesheet,
  islandStylesheet,
  islandsWithoutStyles,
  type PageStyles,
  pageStylesheet,
} from './pageStylesheet.ts';

const styles: PageStyles = {
  blocks: [
    { id: '', css: 'body{margin:0}' },
    { id: 'faq-List', css: '.faq-List{color:red}' },
    { id: 'form-Row', css: '.form-Row{color:blue}' },
    { id: 'form-dialog-Panel', css: '.form-dialog-Panel{color:green}' },
  ],
  islands: { form: { scopes: ['form'], names: ['data-done', '--done'], sets: ['data-pending'] } },
};

test('a page carries the styles of its markup, in the order of the cascade', () => {
  const markup = '<p class="form-dialog-Panel wide"></p><ul class="faq-List"></ul>';
  expect(pageStylesheet(styles, markup, [])).toBe(
    'body{margin:0}.faq-List{color:red}.form-dialog-Panel{color:green}',
  );
});

test('a page carries the styles that its islands may add later', () => {
  expect(pageStylesheet(styles, '<p></p>', ['form'])).toBe('body{margin:0}.form-Row{color:blue}');
});

test('only pages from right to left carry the rules for them', () => {
  const css = '.faq-List{left:0}[dir=rtl] .faq-List{right:0}[dir=rtl] .form-Row{right:0}';
  const mirrored = { ...styles, blocks: [{ id: 'faq-List', css }] };
  const list = '<ul class="faq-List"></ul>';
  expect(pageStylesheet(mirrored, `<html>${list}</html>`, [])).toBe('.faq-List{left:0}');
  expect(pageStylesheet(mirrored, `<html dir="rtl">${list}</html>`, [])).toBe(
    '.faq-List{left:0}[dir=rtl] .faq-List{right:0}',
  );
});

test('words of a text are no classes', () => {
  const markup = '<p>write class=&quot;faq-List&quot;</p>';
  expect(pageStylesheet(styles, markup, [])).toBe('body{margin:0}');
});

test('pages with the same components share one string', () => {
  const [one, two] = ['<p class="faq-List"></p>', '<p class="faq-List" id="b">b</p>'];
  expect(Object.is(pageStylesheet(styles, one, []), pageStylesheet(styles, two, []))).toBe(true);
});

test.each([
  ['a variant that no element has', '.faq-List[data-look=wide]{color:red}', false],
  ['a variant that an element has', '.faq-List[data-look="small"]{color:red}', true],
  ['a variant that another element has', '.faq-List[data-kind=new]{color:red}', false],
  ['an ancestor of another kind', '[data-tone=dark] .faq-List{color:red}', false],
  ['an ancestor of its kind', '[data-tone=tint]>.faq-List li+li{color:red}', true],
  ['an element that is not in the other', '.faq-Note li{color:red}', false],
  ['an element after a closed one', 'details li{color:red}', false],
  ['an element after one without an end', 'img .faq-Note{color:red}', false],
  ['an element beside another', '.faq-List+.faq-Note{color:red}', true],
  ['an element in any of several', 'body .faq-List>*>details{color:red}', true],
  [
    'a state that browsers set',
    '.faq-List:not([data-look=wide]) li>details[open]{color:red}',
    true,
  ],
  ['an element without a value that all have', '.faq-Note:not([data-look=wide]){color:red}', true],
  ['an element without its value', '.faq-List:not([data-look=small])>li{color:red}', false],
  ['anything without a value', ':not([data-look=small])>li{color:red}', true],
  ['an element that no page has', '.faq-List blockquote{color:red}', false],
  ['a condition in brackets', '.faq-List:is(.none,[data-none]):has(>li){color:red}', true],
  ['an element with one that no page has', '.faq-List:has(>b:first-child){color:red}', false],
  ['an element without one', '.faq-List:not(:has(>b)){color:red}', true],
  ['an element with either', '.faq-List:is(:has(>b),ul):has(b,li){color:red}', true],
  ['everything', ':root,::selection{color:red}', true],
  ['a group', '@media print{.faq-List{color:red}}', true],
])('without scripts: %s', (_, rule, isKept) => {
  const markup =
    '<div data-tone="tint"><ul class="faq-List" data-look="small"><li data-kind="new"><details></details></li></ul>' +
    '<img/><br><p class="faq-Note"></p></div>';
  const css = pageStylesheet({ blocks: [{ id: 'faq-List', css: rule }], islands: {} }, markup, []);
  expect(css).toBe(isKept ? rule : '');
});

test.each([
  ['a class of the island', '.form-Row li{color:red}', true],
  ['an attribute of the island on an element of it', '.form-Row[data-done=yes]{color:red}', true],
  [
    'an attribute of the island on an element of the page',
    '.faq-List[data-done]{color:red}',
    false,
  ],
  ['an attribute that its code sets', '.faq-List[data-pending]{color:red}', true],
  ['another attribute', '.form-Row[data-wide]{color:red}', false],
  ['no value that its code sets', '[data-pending]:not([data-pending=no]){color:red}', true],
  ['an element that the island may add in another', 'body:has(dialog:modal){color:red}', true],
  ['a class of the island without a value', '.form-Row:not([data-a=b]){color:red}', true],
  ['an element of the page around the island', '.faq-Card input{color:red}', true],
  ['an element of the page outside of the island', '.faq-List input{color:red}', false],
  ['a class of the island that an element of the page has', '.faq-List>.form-Row{color:red}', true],
  ['an element without a class', 'h4,[data-done]{color:red}', true],
])('with an island: %s', (_, rule, isKept) => {
  const blocks = [...styles.blocks.map(({ id }) => ({ id, css: '' })), { id: '', css: rule }];
  const markup =
    '<ul class="faq-List"><li class="form-Row"></li></ul><p class="faq-Card"><b data-island="form"></b></p>';
  const css = pageStylesheet({ ...styles, blocks }, markup, ['form']);
  expect(css).toBe(isKept ? rule : '');
});

test('a page carries the custom properties that it reads', () => {
  const css =
    ':root{--a:var(--b);--b:min(1px,2vw);--c:2;--d:3;--done:4}p{color:var(--a)}@keyframes x{0%{top:0}}';
  const styles = { blocks: [{ id: '', css }], islands: {}, site: 'i{color:var(--c)}' };
  const html = '<p><svg fill="var(--d)"></svg></p>';
  expect(pageStylesheet(styles, html, [])).toBe(
    '@layer blockwright{:root{--a:var(--b);--b:min(1px,2vw);--c:2;--d:3}p{color:var(--a)}}\ni{color:var(--c)}',
  );
});

test('short values that never change replace their custom properties', () => {
  const css =
    ':root{--gap:1rem;--wide:40rem;--tone:red;--text:#000}[data-tone]{--text:#fff}@media print{:root{--wide:auto}}' +
    'p{gap:calc(-1 * var(--gap));max-width:var(--wide);color:var(--text);border-color:var(--tone)}@keyframes x{0%{--tone:blue}}p{animation:x}';
  const styles = { blocks: [{ id: '', css }], islands: {} };
  expect(pageStylesheet(styles, '<p data-tone></p>', [])).toBe(
    ':root{--a:40rem;--b:red;--c:#000}[data-tone]{--c:#fff}@media print{:root{--a:auto}}p{gap:calc(-1 * 1rem);max-width:var(--a);color:var(--c);border-color:var(--b)}@keyframes x{0%{--b:blue}}p{animation:x}',
  );
  const site = { ...styles, site: ':root{--gap:2rem}' };
  expect(pageStylesheet(site, '<p></p>', [])).toContain('--gap:1rem');
});

describe('the own styles of a hidden island', () => {
  const island = { scopes: ['dialog', 'Button'], own: ['dialog'], names: [], sets: [] };
  const hidden: PageStyles = {
    blocks: [
      {
        id: '',
        css: '@font-face{font-family:Lato}:root{--gap:min(1px,2vw);--page:min(2px,3vw)}a{margin:var(--page)}input{margin:var(--gap)}',
      },
      { id: 'B', name: 'Button-Button', css: '.B{color:red}' },
      {
        id: 'D',
        name: 'dialog-Sheet',
        css: '.D{gap:var(--gap)}.D:target{color:red}@media print{.D .B,.B{top:0}}',
      },
    ],
    islands: { dialog: island, other: { ...island, own: [] } },
  };
  const markup = '<a></a><p class="D"><b class="B"></b></p>';

  test('are in a stylesheet of their own, with the names of the page and without its fonts', () => {
    expect(islandStylesheet(hidden, 'dialog')).toBe(
      '.D{gap:var(--a)}.D:target{color:red}@media print{.D .B{top:0}}',
    );
    expect(pageStylesheet(hidden, markup, ['dialog'], ['dialog'])).toBe(
      '@font-face{font-family:Lato}:root{--a:min(1px,2vw);--b:min(2px,3vw)}a{margin:var(--b)}input{margin:var(--a)}' +
        '.B{color:red}.D:target{color:red}@media print{.B{top:0}}',
    );
    expect(islandStylesheet({ ...hidden, site: 'i{top:0}' }, 'dialog')).toMatch(
      /^@layer blockwright\{.*\}$/,
    );
  });

  test('stay in the page if another island on it uses them', () => {
    expect(islandsWithoutStyles(hidden, ['dialog'], ['dialog'])).toEqual(['dialog']);
    expect(islandsWithoutStyles(hidden, ['dialog'], [])).toEqual([]);
    expect(islandsWithoutStyles(hidden, ['dialog', 'other'], ['dialog'])).toEqual([]);
    expect(islandsWithoutStyles(hidden, ['other'], ['other'])).toEqual([]);
    expect(pageStylesheet(hidden, markup, ['dialog'])).toContain('.D{gap:');
  });
});

test('dev carries everything', () => {
  expect(pageStylesheet({ ...styles, isWhole: true }, '', [])).toBe(
    styles.blocks.map(({ css }) => css).join('\n'),
  );
});

test('the colours of images have rules of their own', () => {
  const markup = '<img class="hero-Photo tint-a0f"/><img class="tint-a0f"/><img class="tint-123"/>';
  expect(imageStylesheet(markup)).toBe('.tint-a0f{background:#a0f}.tint-123{background:#123}');
  expect(imageStylesheet('<p class="faq-List">tint-abc</p>')).toBe('');
});

test('the policy of a page allows its stylesheets and no other', () => {
  const policy = contentPolicy({ connect: ['https://forms.example.com'] });
  // printf 'body{margin:0}' | openssl dgst -sha256 -binary | base64
  const sum = 'IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc=';
  const hashes = [styleHash('body{margin:0}'), styleHash('.tint-123{background:#123}')];
  expect(pagePolicy(policy, hashes)).toContain(`; style-src 'sha256-${sum}' 'sha256-`);
  expect(pagePolicy(policy, hashes)).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(policy.header).not.toMatch(/style-src|default-src|unsafe/);
  expect(policy.header).toContain("frame-ancestors 'none'");
});

test('the policy allows the origin of a challenge on pages whose forms have it, and only there', () => {
  const { sources } = challengeServices.turnstile;
  const policy = contentPolicy({ connect: [], sources: [sources, sources] });
  const origin = 'https://challenges.cloudflare.com';
  const page = pagePolicy(policy, [], [sources]);
  expect(page).toContain(`script-src 'self' ${origin};`);
  expect(page).toContain(`frame-src ${origin};`);
  expect(page).toContain("connect-src 'self';");
  expect(pagePolicy(policy, [])).not.toContain(origin);
  expect(policy.header).toContain(`script-src 'self' ${origin};`);
  expect(policy.header).not.toContain('frame-src');
});

test('the policy allows the frames and the videos of a page, and only there', () => {
  const html = `<div data-frame="https://maps.example.com"><video controls></video></div>`;
  const sources = findMediaSources(`${html}<p> data-frame=&quot;https://a.example&quot;</p>`);
  expect(sources).toEqual({ frame: ['https://maps.example.com'], media: ["'self'"] });
  const policy = contentPolicy({ connect: [] });
  expect(pagePolicy(policy, [], [sources])).toContain(
    "frame-src https://maps.example.com; media-src 'self'",
  );
  expect(pagePolicy(policy, [], [findMediaSources('<p>None</p>')])).not.toMatch(/frame|media/);
  expect(policy.header).not.toContain('frame-src');
});
