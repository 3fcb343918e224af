import { content } from './catalogue/content.ts';
import { files } from './catalogue/files.ts';
import { links } from './catalogue/links.ts';
import { references } from './catalogue/references.ts';
import { shape } from './catalogue/shape.ts';
import { structuredData } from './catalogue/structuredData.ts';
import { yaml } from './catalogue/yaml.ts';

/** Every kind of mistake there is, by name. */
export const catalogue = {
  ...files,
  ...shape,
  ...yaml,
  ...references,
  ...links,
  ...content,
  ...structuredData,
};

/** Name of a kind of mistake, as `site.checks` and silencing comments use it. */
export type RuleName = keyof typeof catalogue;
