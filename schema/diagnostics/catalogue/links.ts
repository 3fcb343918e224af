import { examples } from './examples.ts';
import { defineRules } from './RuleMeta.ts';

/** Rules about routes and links. */
export const linkRules = defineRules('content', 'site', {
  'duplicate-route': {
    code: 'BW100',
    severity: 'error',
    title: 'Two pages use the same route',
    why: 'Only one page can have each address.',
    help: 'Change one of the routes.',
    ...examples`/{{ city.slug }}:
  each: { city: cities }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta, slug: ${[
      `south }
miami: { name: Miami, slug: south`,
      `atlanta }
miami: { name: Miami, slug: miami`,
    ]} }
# data/cities.schema.yaml
properties: { name: {}, slug: {} }`,
  },
  'dead-link': {
    code: 'BW101',
    severity: 'error',
    title: 'A link points to a page that does not exist',
    why: 'Visitors would see "page not found".',
    help: 'Correct the route, or create the page.',
    bad: `- type: hero
  headline: Hello
  link: { label: Prices, to: /pricing }`,
    good: `- type: hero
  headline: Hello
  link: { label: Home, to: / }`,
  },
  'dead-site-address': {
    code: 'BW145',
    severity: 'warning',
    title: 'A full address of the site points to a page that does not exist',
    why: 'Visitors would see "page not found", unless something else serves the address.',
    help: 'Link to the route of a page, such as `/pricing`, which is checked and always works.',
    bad: `- type: hero
  headline: Hello
  link: { label: Prices, to: "https://www.example.com/pricing" }`,
    good: `- type: hero
  headline: Hello
  link: { label: Home, to: "https://www.example.com/" }`,
  },
  'dead-anchor': {
    code: 'BW102',
    severity: 'error',
    title: 'A link points to an anchor that does not exist',
    why: 'The link would do nothing, or jump to the top of the page.',
    help: 'Correct the anchor, or give a section that `id`.',
    ...examples`- type: hero
  headline: Hello
  link: { label: Praise, to: "#${['prase', 'praise']}" }
- type: quote
  id: praise
  text: It simply works.`,
  },
  'duplicate-anchor': {
    code: 'BW103',
    severity: 'error',
    scope: 'page',
    title: 'Two sections of a page have the same id',
    why: 'Links reach only the first of them.',
    help: 'Change one of the ids.',
    ...examples`- type: quote
  id: praise
  text: It simply works.
- type: quote
  id: ${['', 'more-']}praise
  text: It works.`,
  },
  'unreachable-page': {
    code: 'BW114',
    severity: 'warning',
    isFollowUp: true,
    title: 'Nothing links to a page',
    why: 'Visitors and search engines find pages through links.',
    help: 'Link to it from another page, the header or the footer.',
    ...examples`/hidden:
  title: A hidden page
  description: Nobody links to it
${[
  '',
  `  noindex: true
`,
]}  sections:
    - { type: hero, headline: Hidden }`,
  },
  'route-removed': {
    code: 'BW115',
    severity: 'warning',
    isFollowUp: true,
    title: 'A route from the last build is gone',
    why: 'Links and search results that use the route no longer work.',
    help: 'Add `redirectFrom:` to the page that replaces it, or add an entry to `site.redirects`.',
  },
  'redirect-loop': {
    code: 'BW116',
    severity: 'error',
    title: 'Redirects form a loop',
    why: 'Browsers give up and show an error.',
    help: 'Point the last redirect to a page.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /one: /two, /two: /${['one', '']} }`,
  },
  'redirect-shadowed': {
    code: 'BW117',
    severity: 'error',
    title: 'A redirect starts at a route that has a page',
    why: 'The page is served, so the redirect is never followed.',
    help: 'Remove the redirect or the page.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /${[': /home', 'home: /']} }`,
  },
  'dead-redirect': {
    code: 'BW118',
    severity: 'error',
    title: 'A redirect points to a page that does not exist',
    why: 'Visitors to the old address would see "page not found".',
    help: 'Point the redirect to an existing page.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /old: /${['new', '']} }`,
  },
  'feed-collision': {
    code: 'BW185',
    severity: 'error',
    scope: 'site',
    title: 'Something else has the path of a feed',
    why: 'Only one of them can be published there.',
    help: 'Choose another path for the feed, or rename the file or page.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  feeds:
    - path: /${['feed', 'news']}
      title: News
      description: What is new
      items: []
pages:
  /:
    title: The home page
    description: All that is new, and all that is not
    sections:
      - { type: hero, headline: Hello }
# public/feed.xml
<rss/>`,
  },
});
