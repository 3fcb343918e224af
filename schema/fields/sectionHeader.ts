import Type from 'typebox';
import { line, markdown } from './text.ts';

/** The optional heading of a section: a small line above, the title, an introduction below. */
export const sectionHeader = {
  eyebrow: Type.Optional(line('Small line above the title.')),
  title: Type.Optional(line('Title of the section.')),
  intro: Type.Optional(markdown('Introduction below the title.')),
};
