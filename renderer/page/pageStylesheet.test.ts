import { expect, test } from 'vitest';
import { challengeServices } from '../../schema/challenge.ts';
import { contentPolicy, pagePolicy, styleHash } from './contentPolicy.ts';
import { findMediaSources } from './findMediaSources.ts';
import { type PageStyles, pageStylesheet, tintStylesheet } from './pageStylesheet.ts';

const styles: PageStyles = {
  blocks: [
    { id: '', css: 'body{margin:0}' },
    { id: 'faq-List', css: '.faq-List{color:red}' },
    { id: 'form-Row', css: '.form-Row{color:blue}' },
    { id: 'form-dialog-Panel', css: '.form-dialog-Panel{color:green}' },
  ],
  islands: { form: ['form'] },
};

test('a page carries the styles of its markup, in the order of the cascade', () => {
  const markup = '<p class="form-dialog-Panel wide"></p><ul class="faq-List"></ul>';
  expect(pageStylesheet(styles, markup, [])).toBe(
    'body{margin:0}\n.faq-List{color:red}\n.form-dialog-Panel{color:green}',
  );
});

test('a page carries the styles that its islands may add later', () => {
  expect(pageStylesheet(styles, '<p></p>', ['form'])).toBe('body{margin:0}\n.form-Row{color:blue}');
});

test('words of a text are no classes', () => {
  const markup = '<p>write class=&quot;faq-List&quot;</p>';
  expect(pageStylesheet(styles, markup, [])).toBe('body{margin:0}');
});

test('pages with the same components share one string', () => {
  const [one, two] = ['<p class="faq-List"></p>', '<b class="other faq-List"></b>'];
  expect(Object.is(pageStylesheet(styles, one, []), pageStylesheet(styles, two, []))).toBe(true);
});

test('the colours of images have rules of their own', () => {
  const markup = '<img class="hero-Photo tint-a0f"/><img class="tint-a0f"/><img class="tint-123"/>';
  expect(tintStylesheet(markup)).toBe('.tint-a0f{background:#a0f}.tint-123{background:#123}');
  expect(tintStylesheet('<p class="faq-List">tint-abc</p>')).toBe('');
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
  const policy = contentPolicy({ connect: [], challenges: [sources, sources] });
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
