import { directiveTypes } from './syntax/directiveTypes.ts';

/** Lists what an editor inserts for each directive: its name and its lines. */
export function listInserts(): { title: string; text: string }[] {
  return Object.values(directiveTypes).map(({ title, example, body }) => ({
    title,
    text: body ? `${example}\n${samples[body.reads]}\n:::` : example,
  }));
}

const samples = {
  markdown: 'Write the text here.',
  line: 'Write the quotation here.',
  pictures: '![What it shows](/images/….jpg "Caption")',
};
