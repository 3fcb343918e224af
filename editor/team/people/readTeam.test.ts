import { expect, test } from 'vitest';
import { readTeam } from './readTeam.ts';

test('reads people with built-in roles and roles of the site', () => {
  const { people, diagnostics } = readTeam(
    'people: { Olga@Example.com: publisher, bea@example.com: blogger }\nroles: { blogger: { may: edit, routes: [/blog/**] } }\n',
  );
  expect(diagnostics).toEqual([]);
  expect(people?.get('olga@example.com')).toEqual({ may: 'publish' });
  expect(people?.get('bea@example.com')).toEqual({ may: 'edit', routes: ['/blog/**'] });
});

test.each([
  ['people: { olga@example.com: boss }\n', 1, /no role "boss"/],
  ['people:\n  olga: editor\n', 2, /olga/],
  ['people: {}\nroles:\n  all: { may: everything }\n', 3, /everything|must be/],
  ['person: {}\n', 1, /person|people/],
  ['- olga@example.com: editor\n', 1, /must be a mapping, not a list/],
  ['olga\n', 1, /must be a mapping/],
])('points to the line of a mistake: %s', (text, line, message) => {
  const { people, diagnostics } = readTeam(text);
  expect(people).toBeUndefined();
  expect(diagnostics[0]).toMatchObject({ file: 'team.yaml', line });
  expect(diagnostics.map((one) => one.message).join('\n')).toMatch(message);
});
