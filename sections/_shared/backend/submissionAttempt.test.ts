// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { beginAttempt, endAttempt } from './submissionAttempt.ts';

beforeEach(() => endAttempt('lead'));

test('sending the same values again continues the attempt', () => {
  const first = beginAttempt('lead', { email: 'a@example.com' });
  const second = beginAttempt('lead', { email: 'a@example.com' });
  expect(first.key).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(second).toEqual({ ...first, retries: 1 });
});

test('other values start a new attempt', () => {
  const first = beginAttempt('lead', { email: 'a@example.com' });
  const second = beginAttempt('lead', { email: 'b@example.com' });
  expect(second.key).not.toBe(first.key);
  expect(second.retries).toBe(0);
});

test('another file starts a new attempt; choosing the same file again does not', () => {
  const file = () => new File(['resume'], 'cv.pdf', { lastModified: 1 });
  const first = beginAttempt('lead', { resume: file() });
  expect(beginAttempt('lead', { resume: file() }).key).toBe(first.key);
  const other = new File(['resume'], 'cv.pdf', { lastModified: 2 });
  expect(beginAttempt('lead', { resume: other }).key).not.toBe(first.key);
});

test('after a success the same values start a new attempt', () => {
  const first = beginAttempt('lead', { email: 'a@example.com' });
  endAttempt('lead');
  expect(beginAttempt('lead', { email: 'a@example.com' }).key).not.toBe(first.key);
});

test('browser storage contains nothing that was typed', () => {
  beginAttempt('lead', { email: 'secret@example.com' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});
