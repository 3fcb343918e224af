import { expect, test } from 'vitest';
import { shareSchemas } from './shareSchemas.ts';

const long =
  'Where the button leads: a route, an anchor, an address of another site or of a mailbox.';
const button = (description: string) => ({
  type: 'object',
  description,
  properties: {
    to: { type: 'string', description: long },
    label: { type: 'string', description: long },
  },
});

test('writes an object that several schemas contain once, and keeps its descriptions', () => {
  const hero = { type: 'object', properties: { action: button('The first button.') } };
  const cta = { type: 'object', properties: { actions: { items: button('A button.') } } };
  const { description: _, ...shared } = button('');
  const result = shareSchemas({ hero, cta });
  expect(result).toEqual({
    hero: {
      type: 'object',
      properties: { action: { description: 'The first button.', $ref: '#/$defs/shared-1' } },
    },
    cta: {
      type: 'object',
      properties: { actions: { items: { description: 'A button.', $ref: '#/$defs/shared-1' } } },
    },
    'shared-1': expect.objectContaining(shared),
  });
});

test('leaves objects alone that occur once, and definitions that are equal', () => {
  const one = { type: 'object', properties: { action: button('The first button.') } };
  expect(shareSchemas({ one })).toEqual({ one });
  expect(Object.keys(shareSchemas({ one, two: one }))).toEqual(['one', 'two', 'shared-1']);
});
