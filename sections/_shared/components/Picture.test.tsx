import { expect, test } from 'vitest';
import { renderSection } from '../../../tests/renderSection.tsx';

const image = { src: 'placeholder:landscape', alt: 'A desk' };

/** Renders the picture of a feature, without the drawing. */
function render(keys: object, layout = 'split'): string {
  const section = { type: 'feature', title: 'Desk', layout, image: { ...image, ...keys } };
  const html = renderSection(section).replaceAll(/src="data:[^"]*"/g, 'src=""');
  return /<img.*$/.exec(html.slice(html.search(/<(figure|div class="Picture|img)/)))?.input ?? '';
}

test('a caption and a credit stand below the picture, as text', () => {
  const html = render({ caption: 'The *new* desk', credit: 'Photo <Ada>' });
  expect(html).toMatch(/^<figure[^>]*><img[^>]*alt="A desk"[^>]*\/><figcaption>/);
  expect(html).toContain(
    '<span>The <em>new</em> desk</span> · <small>Photo &lt;Ada&gt;</small></figcaption>',
  );
});

test('a video is silent, repeats, can be paused, and is not loaded where motion is not wanted', () => {
  const html = render({ video: '/videos/desk.mp4', focus: [10, 20] });
  const [video = ''] = /<video.*<\/video>/.exec(html) ?? [];
  for (const attribute of ['autoPlay=""', 'muted=""', 'loop=""', 'playsInline=""', 'controls=""'])
    expect(video).toContain(attribute);
  expect(video).toContain('class="focus-10-20"');
  expect(video).toMatch(
    /<source src="\/videos\/desk\.mp4" media="\(prefers-reduced-motion: no-preference\)"\/>/,
  );
  // The still picture comes first, with its alternative text, and gives both their size.
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<video'));
});

test('a picture without further keys is the image alone, also where it fills its place', () => {
  const plain = render({});
  expect(plain).toMatch(/^<img/);
  expect(render({ caption: 'Desk', credit: 'Ada', ratio: 'tall', frame: 'phone' }, 'panel')).toBe(
    render({}, 'panel'),
  );
});
