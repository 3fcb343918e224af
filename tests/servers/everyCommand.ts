/**
 * What follows the name of each command that ends by itself, in the order in which the commands run in the
 * folder of a site in two languages. `dev`, `edit` and `preview` have tests of their own.
 */
export const everyCommand: Record<string, string[]> = {
  check: ['--format', 'json'],
  build: ['--shard', '1/1', '--out', 'dist/shard'],
  merge: ['dist/shard'],
  diff: ['--format', 'json'],
  describe: ['/'],
  inventory: ['dist/client', '--url', 'https://old.example.org'],
  import: ['old', '--dry-run'],
  schema: [],
  docs: ['start'],
  host: [],
  upgrade: ['--from', '0.0.1'],
  explain: ['BW001'],
  'new site': ['another', '--yes'],
  'new section': ['note', '--island'],
  'new collection': ['staff.csv'],
  'eject section': ['faq'],
  'functions build': [],
  'translate status': [],
  'translate export': ['es', '--format', 'csv', '--out', 'es.csv'],
  'translate import': ['es.csv'],
  submissions: [],
  'submissions status': [],
  'submissions search': ['nothing'],
  'submissions export': [],
  'submissions erase': ['somebody@example.com'],
  'submissions drain': [],
  'submissions revive': [],
  'submissions retain': ['30'],
  'submissions sweep': [],
};

/** A command that ends with 1 on a site without submissions, what follows its name, and what it says. */
export const refused = {
  name: 'submissions release',
  words: ['0000-0000'],
  message: /0000-0000/,
};
