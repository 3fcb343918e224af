import { encodeAddress } from '../../../base/text/encodePath.ts';
import type { HostBuild } from '../model/HostBuild.ts';
import type { HostWriter } from '../model/HostFile.ts';
import { createAddressPattern, fillTarget } from '../routing/createAddressPattern.ts';
import { addStarts } from './_shared/addStarts.ts';
import { headerPattern } from './_shared/headerPattern.ts';

/** The section `hosting` of firebase.json. */
export const writer: HostWriter = {
  listFiles: ({ directory, headers, redirects }) => {
    const lists = {
      redirects: addStarts(redirects.filter(({ query }) => query.length === 0)).map(toRedirect),
      headers: headers.map(({ path, headers }) => ({
        regex: `^${headerPattern(path)}$`,
        headers: headers.map(([key, value]) => ({ key, value })),
      })),
    };
    const hosting = {
      public: directory,
      ignore: ['_headers', '_redirects'],
      trailingSlash: false,
      ...lists,
    };
    return [
      {
        names: ['firebase.json'],
        content: `${JSON.stringify({ hosting }, null, 2)}\n`,
        mode: {
          keys: [
            {
              path: ['hosting', 'public'],
              value: directory,
              otherwise: 'Firebase would publish another folder than the build writes.',
            },
            {
              path: ['hosting', 'trailingSlash'],
              value: false,
              otherwise: 'Pages would have other addresses than the sitemap names.',
            },
          ],
          lists: [
            { path: ['hosting', 'redirects'], entries: lists.redirects },
            { path: ['hosting', 'headers'], entries: lists.headers },
          ],
        },
      },
    ];
  },
};

function toRedirect(redirect: HostBuild['redirects'][number]): object {
  const pattern = createAddressPattern(redirect);
  return {
    regex: `^${orDecoded(pattern.path)}/*$`,
    destination: fillTarget(encodeAddress(redirect.to), pattern, (index) => `:${index}`),
    type: redirect.status,
  };
}

/** Lets a pattern match an address with spaces and percent signs as they are, too: its emulator decodes addresses. */
function orDecoded(pattern: string): string {
  return pattern
    .replaceAll('[^? ]', '[^?]')
    .replaceAll('/? ]', '/?]')
    .replaceAll(/%2[05]/g, (code) => `(?:${code}|${decodeURIComponent(code)})`);
}
