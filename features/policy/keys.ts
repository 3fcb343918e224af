import Type from 'typebox';
import { defineKeys, list, mapping } from '../../schema/vocabulary.ts';

/** A source of a policy. `*` and `https:` are left out: they would allow every host of the world. */
const source = Type.String({
  pattern:
    '^(?:(?:https|wss)://(?:\\*\\.)?[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*(?::[0-9]+)?|blob:|data:|(?:wasm-)?unsafe-eval|unsafe-inline)$',
  description:
    'An origin, such as `https://cdn.example.net`; `blob:`, `data:`, `wasm-unsafe-eval`, `unsafe-eval` or `unsafe-inline`.',
});

const sources = (description: string) => list(description, source, { uniqueItems: true });

/** Sources that pages may use besides those that the site needs anyway. */
export const keys = defineKeys({
  site: {
    policy: mapping(
      'Further sources in the content security policy of all pages, by directive. `analytics`, `scripts`, forms and frames add theirs themselves.',
      {
        'script-src': sources('Scripts.'),
        'style-src': sources('Stylesheets.'),
        'img-src': sources('Images.'),
        'font-src': sources('Fonts.'),
        'connect-src': sources('What scripts request.'),
        'frame-src': sources('Frames.'),
        'media-src': sources('Videos and sounds.'),
        'worker-src': sources('Workers.'),
        'form-action': sources('Where forms are sent.'),
      },
      { 'x-panel': 'Sharing and search', 'x-technical': true, 'x-hosts': {} },
    ),
  },
});
