import { expect, test } from 'vitest';
import { PeopleFile } from './PeopleFile.ts';

test('keeps the people while team.yaml has mistakes, and nobody once it is gone', async () => {
  let text: string | undefined =
    'people: { olga@example.com: publisher }\nnames: { olga@example.com: Olga Berg }\n';
  const seen: string[] = [];
  const people = new PeopleFile(
    {
      base: 'origin/main',
      git: async (command) => {
        if (command === 'ls-tree') return text === undefined ? '' : 'team.yaml\n';
        return text ?? Promise.reject(new Error('no such file'));
      },
    },
    (diagnostics) =>
      seen.push(...diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)),
    (message) => seen.push(message),
  );
  expect(await people.read()).toBe(true);
  expect(people.getRole('Olga@example.com')).toEqual({ may: 'publish' });
  expect(people.getName('OLGA@example.com')).toBe('Olga Berg');
  // The Kelvin sign is no K.
  text = 'people:\n  olga@example.com: boss\n';
  expect(await people.read()).toBe(true);
  expect(people.getRole('olga@example.com')).toEqual({ may: 'publish' });
  text = undefined;
  for (const _ of [1, 2]) expect(await people.read()).toBe(false);
  expect(people.getRole('olga@example.com')).toBeUndefined();
  expect(seen).toEqual(['BW506 2:21', expect.stringContaining('team.yaml is gone')]);
});
