import Type from 'typebox';
import { defineKeys, list, mapping } from '../../schema/vocabulary.ts';

/** A source of a policy. `*` and `https:` are left out: they would allow every host of the world. */
const createSource = (keywords: readonly string[]) =>
  Type.String({
    pattern: `^(?:(?:https|wss)://(?:\\*\\.)?[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*(?::[0-9]+)?|${keywords.join('|')})$`,
    description: `An origin, such as \`https://cdn.example.net\`; ${keywords
      .map((keyword) => `\`${keyword}\``)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' or ')}.`,
  });

const keywords = ['blob:', 'data:', 'wasm-unsafe-eval', 'unsafe-eval', 'unsafe-inline'];
const source = createSource(keywords);
/** Pages may load everything else from the site itself anyway. */
const workerSource = createSource(['self', ...keywords]);

const sources = (description: string, item = source) =>
  list(description, item, { uniqueItems: true });

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
        'worker-src': sources('Workers; `self` for scripts of the site.', workerSource),
        'form-action': sources('Where forms are sent.'),
      },
      { 'x-panel': 'Sharing and search', 'x-technical': true, 'x-hosts': {} },
    ),
  },
});
