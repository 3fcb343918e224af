import Type from 'typebox';
import { choice } from './optional.ts';
import { line, markdown } from './text.ts';

/** The optional keys of a section’s header: a small line above its title, the title, an introduction. */
export const sectionHeader = {
  eyebrow: Type.Optional(line('Small line above the title.')),
  title: Type.Optional(line('Title of the section.')),
  intro: Type.Optional(markdown('Introduction below the title.')),
};

/** The keys of a section’s header that stands above its body. */
export const alignedHeader = {
  ...sectionHeader,
  align: choice(['start', 'center'], 'Where the header stands: at the left, or in the middle.'),
};
