import { expect, test } from 'vitest';
import { GithubHost } from './GithubHost.ts';
import type { HostApi } from './HostApi.ts';

test('a token that may not read checks still shows the state of the pull request', async () => {
  const commit = {
    deployments: { nodes: null },
    statusCheckRollup: { state: 'SUCCESS', contexts: { nodes: [null] } },
  };
  const pullRequest = {
    state: 'OPEN',
    url: 'https://github.com/a/b/pull/1',
    headRefName: 'branch',
    mergeCommit: null,
    commits: { nodes: [{ commit }] },
  };
  const content = {
    data: { repository: { pullRequest } },
    errors: [{ message: 'Resource not accessible by personal access token' }],
  };
  const api = { send: async () => ({ status: 200, content }) } as unknown as HostApi;
  expect(await new GithubHost(api, 'a/b').status(1)).toMatchObject({
    state: 'open',
    checks: 'passed',
    preview: undefined,
  });
});
