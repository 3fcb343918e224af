/** What an agent reads before it can solve a task, and how much it may read in all. */
interface Reading {
  /** The most bytes, with AGENTS.md, and the reports of `check` and `diff` afterwards. */
  budget: number;
  /** The routes that it names to `diff --only`; missing if the site could not be built before. */
  only?: string;
  /** What it does after it has read AGENTS.md: commands, or steps of `ReadingAgent`. */
  steps: readonly string[];
}

const sections = 'node_modules/blockwright/docs/reference/sections/';
const keys = 'node_modules/blockwright/docs/reference/keys.md';

/** The readings of tasks by name. */
export const readings: Record<string, Reading> = {
  'landing-page': {
    budget: 18_000,
    only: '/winter,/prices',
    steps: [
      'npx blockwright describe',
      'npx blockwright describe /prices',
      'show /prices',
      'show /contact for 2 lines',
      `ls ${sections}`,
      ...['hero', 'steps', 'faq'].map((type) => `cat ${sections}${type}.md`),
      'show book for 9 lines',
      'show 1  price-list for 20 lines',
    ],
  },
  'repaired-manifest': {
    budget: 7000,
    steps: ['npx blockwright check'],
  },
  'rename-page': {
    budget: 10_000,
    only: '**',
    steps: [
      'npx blockwright describe',
      'npx blockwright describe /contact',
      'show /contact',
      'grep /contact pages.yaml',
      'show book for 8 lines',
      'show header for 20 lines',
    ],
  },
  'form-field': {
    budget: 14_000,
    only: '/contact',
    steps: [
      'npx blockwright describe',
      'npx blockwright describe /contact',
      'cat data/forms/repair.yaml',
      'npx blockwright docs forms',
    ],
  },
  'faq-entry': {
    budget: 6000,
    only: '/pricing',
    steps: ['npx blockwright describe /pricing', 'show 2  faq for 12 lines'],
  },
  'text-on-one-page': {
    budget: 6000,
    only: '/boats',
    steps: [
      'npx blockwright describe',
      'show /journal for 1 lines',
      'npx blockwright describe /boats',
      'show 2  cta for 2 lines',
      'show weather for 7 lines',
    ],
  },
  'menu-entry': {
    budget: 7000,
    only: '**',
    steps: [
      'npx blockwright describe',
      'show header for 7 lines',
      'npx blockwright describe /prices',
      'show 2  faq for 3 lines',
    ],
  },
  'section-removed': {
    budget: 6000,
    only: '/',
    steps: ['npx blockwright describe /', 'show 2  stats for 8 lines'],
  },
  'collection-row': {
    budget: 8000,
    only: '/prices,/es/precios',
    steps: [
      'npx blockwright describe',
      'npx blockwright describe /prices',
      'cat data/rooms.yaml',
      'grep Roof|Azotea|forms locales/es.yaml',
    ],
  },
  picture: {
    budget: 11_000,
    only: '/',
    steps: [
      'npx blockwright describe /',
      'show 2  feature for 3 lines',
      `ls ${sections}`,
      `cat ${sections}feature.md`,
    ],
  },
  'scheduled-announcement': {
    budget: 6000,
    only: '/',
    steps: ['npx blockwright describe', 'show header for 1 lines', `grep announcement ${keys}`],
  },
};
