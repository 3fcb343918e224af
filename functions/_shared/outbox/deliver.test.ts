import { createHmac } from 'node:crypto';
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

test('a webhook posts what was submitted, signed over what it posts', async () => {
  const secret = `whsec_${Buffer.from('a secret of the receiver').toString('base64')}`;
  const { ports } = createTestPorts(
    {},
    { CRM_WEBHOOK: 'https://crm.example/', WEBHOOK_SECRET: secret },
  );
  const requests: Request[] = [];
  const fetch = async (...request: ConstructorParameters<typeof Request>) => {
    requests.push(new Request(...request));
    return new Response();
  };
  const data = { name: 'Ada "the" 🎉\nLovelace', kinds: ['oil', 'ink'], count: 3, agrees: true };
  const hook = { ...delivery, channel: 'webhook CRM_WEBHOOK', data };
  await deliver({ ...ports, fetch: fetch as typeof ports.fetch }, hook);
  const [request] = requests as [Request];
  expect([request.method, request.url]).toEqual(['POST', 'https://crm.example/']);
  const body = await request.text();
  expect(JSON.parse(body)).toEqual({
    type: 'form.submitted',
    timestamp: delivery.receivedAt,
    data: {
      id: delivery.id,
      reference: expect.stringMatching(/^[\w-]+$/),
      form: 'lead',
      values: data,
      files: {
        '1-a.pdf': 'https://files.example/1-a.pdf',
        '2-b.jpg': 'https://files.example/2-b.jpg',
      },
    },
  });
  const header = (name: string) => request.headers.get(`webhook-${name}`);
  const signed = [header('id'), header('timestamp'), body].join('.');
  const signature = createHmac('sha256', 'a secret of the receiver')
    .update(signed)
    .digest('base64');
  expect(header('signature')).toBe(`v1,${signature}`);
  expect(Number(header('timestamp'))).toBe(ports.now().getTime() / 1000);
});
