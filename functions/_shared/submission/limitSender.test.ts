import { expect, test, vi } from 'vitest';
import { createTestPorts } from '../../../tests/backend/support/createTestPorts.ts';
import { limitSender } from './limitSender.ts';

const options = {
  bucket: 'search',
  setting: 'RATE_LIMIT_SEARCH',
  limit: { count: 1, seconds: 60 },
};
const request = (headers: Record<string, string> = { 'x-real-ip': '203.0.113.9' }) =>
  new Request('https://www.example.com/', { headers });

function limit(throttle: () => Promise<number>, from = request()) {
  const { ports } = createTestPorts();
  return limitSender({ ...ports, intake: { ...ports.intake, throttle } }, from, options as never);
}

test('refuses a sender who has to wait, and nobody while the database is down', async () => {
  await expect(limit(async () => 7)).rejects.toMatchObject({ status: 429 });
  await limit(async () => 0);
  await limit(() => Promise.reject(new Error('down')));
});

test('asks nothing about a sender whose address is unknown', async () => {
  const throttle = vi.fn(async () => 7);
  await limit(throttle, request({}));
  expect(throttle).not.toHaveBeenCalled();
});
