import {
  list,
  mapping,
  plain,
  type Static,
  section,
  sectionHeader,
  Type,
} from 'blockwright/section';

const example = mapping('An example to begin with.', {
  label: plain('Name of the example.'),
  yaml: Type.String({ minLength: 1, description: 'The text of pages.yaml.' }),
});

export const schema = section(
  'playground',
  'A manifest to edit, with its problems and its pages. Nothing is sent.',
  { ...sectionHeader, examples: list('Examples. The first one is shown.', example) },
);

export type Playground = Static<typeof schema>;
