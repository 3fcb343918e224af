import { expect, test } from 'vitest';
import { createTestPorts } from '../../../tests/backend/support/createTestPorts.ts';
import { deliver } from './deliver.ts';

const delivery = {
  id: '00000000-0000-4000-8000-000000000001',
  channel: 'email',
  form: 'lead',
  data: { name: 'Ada' },
  files: ['1-a.pdf', '2-b.jpg'],
  recipients: ['leads@example.com'],
  receivedAt: '2026-02-03T04:05:06Z',
  attempts: 1,
};

test.each([
  [{}, 7 * 24 * 3600],
  [{ FILE_LINK_SECONDS: '60' }, 60],
])('links expire after the time of the settings %j', async (settings, seconds) => {
  const signed: unknown[] = [];
  const { ports } = createTestPorts({}, settings);
  const sign = async (name: string, after: number) => {
    signed.push([name, after]);
    return `https://files.example/${name}`;
  };
  await deliver({ ...ports, files: { ...ports.files, sign } }, delivery);
  expect(signed).toEqual([
    ['1-a.pdf', seconds],
    ['2-b.jpg', seconds],
  ]);
});
