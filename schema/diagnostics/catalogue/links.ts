import { rules } from '../Rule.ts';

/** Routes, links and anchors. */
export const links = rules({
  'duplicate-route': {
    code: 'BW100',
    severity: 'error',
    title: 'Two pages have the same route',
    why: 'Two pages cannot have one address.',
    mend: 'Give one of them another route.',
    bad: `/{{ city.slug }}:
  each: { city: cities }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta, slug: south }
miami: { name: Miami, slug: south }
# data/cities.schema.yaml
properties: { name: {}, slug: {} }`,
    good: `/{{ city.slug }}:
  each: { city: cities }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta }
miami: { name: Miami, slug: miami }
# data/cities.schema.yaml
properties: { name: {}, slug: {} }`,
  },
  'dead-link': {
    code: 'BW101',
    severity: 'error',
    title: 'A link leads to no page',
    why: 'Visitors would land on "page not found".',
    mend: 'Mend the route, or make the page.',
    bad: `- type: hero
  headline: Hello
  link: { label: Prices, to: /pricing }`,
    good: `- type: hero
  headline: Hello
  link: { label: Home, to: / }`,
  },
  'dead-anchor': {
    code: 'BW102',
    severity: 'error',
    title: 'A link leads to no anchor',
    why: 'The link would do nothing, or lead to the top of the page.',
    mend: 'Mend the anchor, or give a section that `id`.',
    bad: `- type: hero
  headline: Hello
  link: { label: Praise, to: "#prase" }
- type: quote
  id: praise
  text: It simply works.`,
    good: `- type: hero
  headline: Hello
  link: { label: Praise, to: "#praise" }
- type: quote
  id: praise
  text: It simply works.`,
  },
  'duplicate-anchor': {
    code: 'BW103',
    severity: 'error',
    title: 'Two sections of a page have the same id',
    why: 'A link finds only the first of the two.',
    mend: 'Give one of them another id.',
    bad: `- type: quote
  id: praise
  text: It simply works.
- type: quote
  id: praise
  text: It works.`,
    good: `- type: quote
  id: praise
  text: It simply works.
- type: quote
  id: more-praise
  text: It works.`,
  },
  'unreachable-page': {
    code: 'BW114',
    severity: 'warning',
    title: 'No link leads to the page',
    why: 'Visitors and search engines find pages by links.',
    mend: 'Link to it from another page, the header or the footer.',
    bad: `/hidden:
  title: A hidden page
  description: Nobody links to it
  sections:
    - { type: hero, headline: Hidden }`,
    good: `/hidden:
  title: A hidden page
  description: Nobody links to it
  noindex: true
  sections:
    - { type: hero, headline: Hidden }`,
  },
  'route-gone': {
    code: 'BW115',
    severity: 'warning',
    title: 'A route of the last build is gone',
    why: 'Links and search results that lead there break.',
    mend: 'Add `redirectFrom:` to the page that takes its place, or an entry to `site.redirects`.',
  },
  'redirect-loop': {
    code: 'BW116',
    severity: 'error',
    title: 'Redirects go in a circle',
    why: 'Browsers give up after some rounds.',
    mend: 'Let the last redirect lead to a page.',
    bad: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /one: /two, /two: /one }`,
    good: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /one: /two, /two: / }`,
  },
  'redirect-shadowed': {
    code: 'BW117',
    severity: 'error',
    title: 'A redirect starts at an existing page',
    why: 'The page is served, and the redirect never followed.',
    mend: 'Remove the redirect, or the page.',
    bad: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /: /home }`,
    good: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /home: / }`,
  },
  'dead-redirect': {
    code: 'BW118',
    severity: 'error',
    title: 'A redirect leads to no page',
    why: 'Visitors of the old address would land on "page not found".',
    mend: 'Write the route of a page.',
    bad: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /old: /new }`,
    good: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /old: / }`,
  },
});
