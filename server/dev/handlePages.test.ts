import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { FileChangedError } from '../../schema/manifest/FileTextCache.ts';
import type { SiteSession } from '../session/SiteSession.ts';
import type { DevCode } from './DevCode.ts';
import { handlePages } from './handlePages.ts';

test('answers a request whose file keeps changing with an error', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let readings = 0;
  const upToDate = async () => {
    if (++readings > 200) throw new Error('It reads for ever');
    throw new FileChangedError('pages.yaml');
  };
  const code = { describeError: async (error: unknown) => ({ message: String(error), stack: '' }) };
  const handle = handlePages(
    { upToDate, hasErrors: false } as unknown as SiteSession,
    code as DevCode,
  );
  const end = vi.fn();
  const writeHead = vi.fn(() => ({ end }));
  const request = { url: '/', method: 'GET', headers: { accept: 'text/html' } } as IncomingMessage;
  await handle(request, { writeHead } as unknown as ServerResponse, vi.fn());
  vi.restoreAllMocks();
  expect(writeHead).toHaveBeenCalledWith(500, expect.anything());
  expect(end).toHaveBeenCalledWith(expect.stringContaining('pages.yaml changed while'));
});
