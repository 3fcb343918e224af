import { describe, expect, test } from 'vitest';
import { describeFrame } from './describeFrame.ts';
import { services } from './services.ts';

const read = describeFrame;

test.each([
  // Maps
  [
    'https://www.google.com/maps/embed?pb=!1m18',
    'Google Maps',
    'https://www.google.com/maps/embed?pb=!1m18',
  ],
  [
    'https://maps.google.com/maps?q=Port&output=embed',
    'Google Maps',
    'https://maps.google.com/maps?q=Port&output=embed',
  ],
  [
    'https://www.openstreetmap.org/?mlat=55.675&mlon=12.57#map=16/55.675/12.57',
    'OpenStreetMap',
    'https://www.openstreetmap.org/export/embed.html?bbox=12.56142%2C55.67228%2C12.57858%2C55.67772&layer=mapnik&marker=55.675%2C12.57',
  ],
  // Bookings
  ['https://cal.com/ada/intro', 'Cal.com', 'https://cal.com/ada/intro'],
  [
    'https://calendly.com/ada/30min?month=2026-11',
    'Calendly',
    'https://calendly.com/ada/30min?month=2026-11&embed_type=Inline&embed_domain=1',
  ],
  // Videos
  [
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  [
    'https://vimeo.com/76979871',
    'Vimeo',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  [
    'https://vimeo.com/76979871/abc123',
    'Vimeo',
    'https://player.vimeo.com/video/76979871?h=abc123&autoplay=1&dnt=1',
  ],
  [
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    'Vimeo',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  // Chats
  ['https://tawk.to/chat/0123/default', 'tawk.to', 'https://tawk.to/chat/0123/default'],
  [
    'https://go.crisp.chat/chat/embed/?website_id=0',
    'Crisp',
    'https://go.crisp.chat/chat/embed/?website_id=0',
  ],
  // Posts
  [
    'https://www.instagram.com/ada/p/Ab_1-c/?igsh=1',
    'Instagram',
    'https://www.instagram.com/p/Ab_1-c/embed/',
  ],
  [
    'https://x.com/ada/status/123',
    'X',
    'https://platform.twitter.com/embed/Tweet.html?id=123&dnt=true',
  ],
  [
    'https://www.linkedin.com/posts/ada_words-activity-7123456789012345678-abCd',
    'LinkedIn',
    'https://www.linkedin.com/embed/feed/update/urn:li:activity:7123456789012345678',
  ],
  [
    'https://www.linkedin.com/embed/feed/update/urn:li:share:71?collapsed=1',
    'LinkedIn',
    'https://www.linkedin.com/embed/feed/update/urn:li:share:71',
  ],
  [
    'https://www.facebook.com/ada/posts/pfbid0',
    'Facebook',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fada%2Fposts%2Fpfbid0&show_text=true',
  ],
  ['https://www.tiktok.com/@ada/video/712', 'TikTok', 'https://www.tiktok.com/embed/v2/712'],
  [
    'https://embed.bsky.app/embed/did:plc:a/app.bsky.feed.post/b',
    'Bluesky',
    'https://embed.bsky.app/embed/did:plc:a/app.bsky.feed.post/b',
  ],
  [
    'https://mastodon.example/@ada/112233445566',
    'Mastodon',
    'https://mastodon.example/@ada/112233445566/embed',
  ],
])('%s is shown as a frame of %s', (address, service, src) => {
  expect(read(address)).toMatchObject({ service, src });
  // The address of a frame stays as it is.
  if (!address.includes('#map')) expect(read(src)?.src).toBe(src);
});

test('an address of another service stays as it is', () => {
  for (const address of [
    'https://www.example.com/maps/embed',
    'https://notcal.com/ada/intro',
    'https://www.google.com/search?q=maps',
    'https://www.youtube.com/@ada',
    'https://x.com/ada',
  ]) {
    const { src, permissions, service } = read(address);
    expect([src, permissions]).toEqual([undefined, undefined]);
    expect(service).toBe(new URL(address).host.replace('www.', ''));
  }
});

describe.each(Object.entries(services))('a frame of %s', (_, { origins, sandbox, allow }) => {
  test('can neither lead the tab elsewhere nor open dialogs, and gets no sensors', () => {
    expect(sandbox).not.toMatch(/allow-(?:top|modals|downloads|pointer|orientation)/);
    expect(allow).not.toMatch(/camera|microphone|geolocation|\*/);
    for (const origin of origins) expect(new URL(origin).origin).toBe(origin);
  });
});
