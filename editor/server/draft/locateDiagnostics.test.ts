import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import { locateDiagnostics } from './locateDiagnostics.ts';

const text = `pages:
  /:
    title: "Bell \\u0007"
  /visit:
    title Visit
    sections: []
`;
const at = (line: number, column: number, file = 'pages.yaml'): Diagnostic => ({
  file,
  line,
  column,
  endLine: line,
  endColumn: column,
  severity: 'error',
  code: 'BW037',
  message: '',
});

test('leads to the field of a text with a control character, and to a page that is not valid', () => {
  const diagnostics = [at(3, 12), at(5, 5), at(1, 1, 'theme.css'), { ...at(3, 12), path: '/site' }];
  const located = locateDiagnostics(diagnostics, [{ path: 'pages.yaml', text }]);
  expect(located.map(({ path, entry }) => path ?? entry)).toEqual([
    '/pages/~1/title',
    '/pages/~1visit',
    undefined,
    '/site',
  ]);
  expect(located.map(({ entry }) => entry !== undefined)).toEqual([false, true, false, false]);
});
