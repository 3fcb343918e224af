import { sectionSchemas } from '../../renderer/index.ts';
import { directiveTypes } from './syntax/directiveTypes.ts';

/**
 * Lists what an editor inserts for each directive: its name and its lines.
 *
 * @param types the section types that the site has
 */
export function listInserts(types: object = sectionSchemas): { title: string; text: string }[] {
  return Object.values(directiveTypes)
    .filter(({ type }) => Object.hasOwn(types, type))
    .map(({ title, example, body }) => ({
      title,
      text: body ? `${example}\n${samples[body.reads]}\n:::` : example,
    }));
}

const samples = {
  markdown: 'Write the text here.',
  line: 'Write the quotation here.',
  pictures: '![What it shows](/images/….jpg "Caption")',
};
