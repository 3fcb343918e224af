import { type Static, Type } from 'typebox';
import { list } from './fields/shapes.ts';

const patterns = (description: string) => list(description, Type.String({ minLength: 1 }));

const role = Type.Object(
  {
    may: Type.Enum(['read', 'edit', 'publish'], { description: 'The most that people may do.' }),
    routes: patterns('The pages that they may change: /about, or /blog/** for all below /blog/.'),
    sections: patterns('The types of sections that they may change on these pages.'),
    files: patterns('Other files that they may change: data/team.yaml, or public/images/**.'),
  },
  { additionalProperties: false },
);

const email = Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' });

/** The schema of team.yaml: who may use the editor of `edit --serve`, and for what. */
export const teamSchema = Type.Object(
  {
    people: Type.Record(
      email,
      Type.String({ description: 'reader, editor, publisher, or a role below `roles:`.' }),
      { additionalProperties: false, description: 'Email addresses with the role of each person.' },
    ),
    names: Type.Optional(
      Type.Record(email, Type.String({ minLength: 1 }), {
        additionalProperties: false,
        description: 'The names of people by their email addresses, for commits and other people.',
      }),
    ),
    roles: Type.Optional(Type.Record(Type.String(), role, { description: 'Roles by name.' })),
  },
  { additionalProperties: false },
);

export type Team = Static<typeof teamSchema>;

/** The permissions of a person. Without `routes`, `sections` and `files` it holds for the whole site. */
export type Role = Static<typeof role>;

/** The roles that every team has. */
export const builtInRoles: Record<string, Role> = {
  reader: { may: 'read' },
  editor: { may: 'edit' },
  publisher: { may: 'publish' },
};
