/**
 * What follows the name of each command that ends by itself, in the order in which the commands run in the
 * folder of a site in two languages. `dev`, `edit` and `preview` have tests of their own.
 */
export const everyCommand: Record<string, string[]> = {
  check: ['--format', 'json'],
  build: ['--shard', '1/1', '--out', 'dist/shard'],
  merge: ['dist/shard'],
  diff: ['--format', 'json'],
  schema: [],
  docs: ['start'],
  explain: ['BW001'],
  'new site': ['another', '--yes'],
  'new section': ['note', '--island'],
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
  'submissions release': ['0000-0000'],
  'submissions drain': [],
  'submissions revive': [],
  'submissions retain': ['30'],
  'submissions sweep': [],
};
