import { expect, test } from 'vitest';
import { suggestRoute } from './suggestRoute.ts';

test.each([
  ['/integrations/slack', ['/integrations/asana', '/integrations/zoom'], undefined],
  ['/integrations/slakc', ['/integrations/asana', '/integrations/slack'], '/integrations/slack'],
  ['/integration/slack', ['/integrations/slack'], '/integrations/slack'],
  ['/blog/2026/may', ['/blog/2025/may'], '/blog/2025/may'],
  ['/pricng', ['/pricing'], '/pricing'],
  ['/blog/lamp', ['/bloglamp'], '/bloglamp'],
])('%s of %j: %s', (route, routes, suggestion) => {
  expect(suggestRoute(route, routes)).toBe(suggestion);
});
