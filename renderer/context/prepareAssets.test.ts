import { expect, test } from 'vitest';
import { UserError } from '../../base/errors/UserError.ts';
import { readBackendOrigin } from './prepareAssets.ts';

test('returns the origin of the backend', () => {
  expect(readBackendOrigin('https://a.supabase.co/')).toBe('https://a.supabase.co');
  expect(readBackendOrigin('')).toBeUndefined();
});

test.each(['a.supabase.co', 'https://', 'javascript:x'])('%j is a system error', (address) => {
  expect(() => readBackendOrigin(address)).toThrow(UserError);
});
