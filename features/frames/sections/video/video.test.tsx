import { expect, test } from 'vitest';
import { styleBlocks } from '../../../../renderer/render.ts';
import type { PageContext } from '../../../../sections/_shared/page/page.ts';
import { renderSection, sectionExample } from '../../../../tests/renderSection.tsx';
import { samplePage } from '../../../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import videoData from './jsonld.ts';
import { readAddress } from './readAddress.ts';
import type { Video } from './schema.ts';

const section = sectionExample<Video>('video');

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?t=3&v=aqz-KE-bpKQ', 'www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?t=3', 'www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'player.vimeo.com/video/76979871'],
  ['https://player.vimeo.com/video/76979871', 'player.vimeo.com/video/76979871'],
])('finds the player of %s', (address, player) => {
  expect(readAddress(address)?.player).toContain(`https://${player}?`);
});

test.each(['https://www.youtube.com/@channel', 'https://example.com/watch?v=aqz-KE-bpKQ'])(
  'finds no player of %s',
  (address) => expect(readAddress(address)).toBeUndefined(),
);

test('shows a link to the service and no frame before the click', () => {
  const html = renderSection(section);
  expect(html).toContain('data-frame="https://player.vimeo.com"');
  expect(html).toContain(`<a href="${section.address}"`);
  expect(html).not.toMatch(/<iframe|<video/);
});

test('shows a file with its captions in the player of the browser', () => {
  const { address: _, ...rest } = section;
  const html = renderSection({ ...rest, file: '/tour.mp4', captions: '/tour.vtt' } as Video);
  expect(html).toMatch(/<video [^>]*controls[^>]*><source src="[^"]*tour.mp4"/);
  expect(html).toMatch(/<track [^>]*kind="captions"/);
  expect(html).not.toMatch(/data-island|data-frame/);
});

test('does without a poster', () => {
  const { address, poster: _, ...rest } = section;
  const service = renderSection({ ...rest, address } as Video);
  expect(service).toContain(`<a href="${address}"`);
  expect(service).not.toContain('<img');
  // The browser shows the first picture of the film.
  const file = renderSection({ ...rest, file: '/tour.mp4' } as Video);
  expect(file).toContain('preload="metadata"');
  expect(file).not.toMatch(/poster=|width=/);
});

test('the button has a ring in the colour of its text, which shows on any poster', async () => {
  const css = (await styleBlocks()).map(({ css }) => css).join('');
  expect(css).toMatch(/img~[^{}]*\{[^}]*box-shadow:0 0 0 2px var\(--color-on-button\)/);
});

test('needs one source that it knows', () => {
  expect(check(section, samplePage)).toEqual([]);
  const problems = [
    { ...section, address: undefined },
    { ...section, file: '/tour.mp4' },
    { ...section, address: 'https://example.com/tour' },
    { ...section, captions: '/tour.vtt' },
    { ...section, address: undefined, file: '/tour.mp4' },
  ].map((one) => check(one as Video, samplePage).length);
  expect(problems).toEqual([1, 1, 1, 1, 1]);
});

test('describes the video to search engines once its day of publication is known', () => {
  const published = { published: '2026-05-04', poster: { src: '/images/a.svg', alt: 'A' } };
  const image = () => ({ src: '/assets/a.svg', width: 1, height: 1, sources: [] });
  const page = {
    image,
    site: {},
    absolute: (to: string) => `https://www.example.com${to}`,
  } as unknown as PageContext;
  expect(videoData(section, page)).toEqual([]);
  expect(
    videoData({ ...section, ...published, poster: undefined } as unknown as Video, page),
  ).toEqual([]);
  expect(videoData({ ...section, ...published }, page)).toMatchObject([
    {
      '@type': 'VideoObject',
      thumbnailUrl: 'https://www.example.com/assets/a.svg',
      embedUrl: 'https://player.vimeo.com/video/76979871',
    },
  ]);
});
