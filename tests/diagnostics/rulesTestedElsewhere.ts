/**
 * Rules without a case here: of code of a site, of files for hosts, of fonts, of old sites, and of a file of more
 * than 40 MB. tests/siteSections.test.ts, tests/servers/featureFaults.test.ts and tests of the features try them.
 */
export const rulesTestedElsewhere = [
  'broken-feature',
  'broken-function',
  'failing-feature',
  'broken-section',
  'failing-section',
  'file-too-large',
  'section-preset',
  'section-type-twice',
  'host-file',
  'share-package',
  'share-letters',
  'font-file',
  'font-package',
  'font-licence',
  'font-letters',
  'font-size',
  'invalid-inventory',
  'lost-address',
  'changed-title',
  'changed-description',
  'lost-sentence',
  'lost-picture',
  'still-at-old-host',
  'lost-form',
  'lost-structured-data',
  'unused-gone',
] as const;
