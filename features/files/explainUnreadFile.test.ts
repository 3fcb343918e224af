import { expect, test } from 'vitest';
import { getNearName } from '../../schema/manifest/listUnreadFiles.ts';
import { explainUnreadFile } from './explainUnreadFile.ts';

test.each([
  ['pages.yml', 'rename it to pages.yaml'],
  ['Pages.yaml', 'rename it to pages.yaml'],
  ['words.yaml.txt', 'rename it to words.yaml'],
  ['Theme.css', 'rename it to theme.css'],
  ['Data', 'rename it to data'],
  ['data/staff.xlsx', 'save it as CSV in data/staff.csv'],
  ['data/Staff.YAML', 'rename it to data/Staff.yaml'],
  ['data/staff.yaml.txt', 'rename it to data/staff.yaml'],
  ['data/staff.toml', 'write it as YAML in data/staff.yaml'],
  ['data/hello.md', 'move it to data/<collection>/hello.md'],
  ['data/sub/staff.yaml', 'move it to data/staff.yaml'],
  ['data/posts/notes.xyz', 'move it out of data/'],
  ['data/other/hello.md', 'create data/other.schema.yaml'],
  ['data/posts/radio.mdx', 'rename it to data/posts/radio.md, and replace its components'],
  ['data/posts/radio.txt', 'write it as Markdown in data/posts/radio.md'],
  ['data/posts/2026/clock.md', 'move it to data/posts/clock.md'],
  ['data/posts/a/b/index.md', 'move it to data/posts/b.md'],
  ['data/posts/lamp.jpg', 'move it to public/'],
  ['data/posts/lamp.yaml', 'write its columns between two lines `---` in data/posts/lamp.md'],
  ['data/forms/contact.json', 'rename it to data/forms/contact.yaml: JSON is YAML as well'],
  ['data/forms/old/contact.yaml', 'move it to data/forms/contact.yaml'],
  ['pages/more/extra.yaml', 'move it to pages/extra.yaml'],
  ['pages/about.md', 'write the page in pages/about.yaml'],
  ['pages/about.YML', 'rename it to pages/about.yaml'],
  ['locales/de.json', 'rename it to locales/de.yaml: JSON is YAML as well'],
  ['locales/de.po', 'take it in with `blockwright translate import locales/de.po`'],
  ['locales/de/hello.md', 'move it to locales/de/<collection>/hello.md'],
  ['locales/de/posts/a/b/hello.md', 'move it to locales/de/<collection>/hello.md'],
  ['styles/dark.css', 'move the rules to theme.css'],
  ['styles/dark.json', 'rename it to styles/dark.yaml: JSON is YAML as well'],
  ['sections/notes.txt', 'move it into the folder of its section type'],
])('%s: %s', (path, hint) => {
  expect(explainUnreadFile(path, { rowSchemas: new Set(['posts']), getNearName }).hint).toContain(
    hint,
  );
});
