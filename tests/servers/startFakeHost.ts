import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostKind } from '../../editor/team/hosts/createHost.ts';
import type { PullRequestStatus } from '../../editor/team/hosts/GitHost.ts';

/** A host with one pull request, as its API describes it. */
interface FakeHost {
  /** Address of the API. */
  address: string;
  pull: { title: string; branch: string; mergeCommit?: string } & Pick<
    PullRequestStatus,
    'state' | 'checks'
  >;
  /** How often a pull request was opened. */
  opened: number;
  requests: { line: string; authorization: string | undefined; body: unknown }[];
  /** Answers everything with this message and status 401. */
  refusal?: string;
  close(): Promise<void>;
}

type Json = Record<string, unknown>;

const link = 'https://git.example.org/bakery/site/pull/7';
const preview = 'https://preview.example.org/7';

/** Serves the API of a host on this machine, and records the requests. */
export async function startFakeHost(kind: HostKind): Promise<FakeHost> {
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const line = `${request.method} ${request.url}`;
    fake.requests.push({ line, authorization: request.headers.authorization, body });
    const answer = fake.refusal
      ? { status: 401, content: { message: fake.refusal } }
      : answers[kind](line, body as Json);
    response
      .writeHead(answer?.status ?? 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer?.content ?? { message: `Not Found: ${line}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeHost = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    pull: { title: '', branch: '', state: 'open', checks: 'pending' },
    opened: 0,
    requests: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const open = (title: unknown, branch: unknown, content: Json) => {
    fake.opened += 1;
    fake.pull = {
      title: String(title),
      branch: String(branch),
      state: 'open',
      checks: 'pending',
    };
    return { status: 201, content };
  };
  const rename = (title: unknown) => {
    fake.pull.title = String(title);
    return { status: 200, content: {} };
  };
  const ok = (content: unknown) => ({ status: 200, content });
  type Answer = { status: number; content: unknown } | undefined;
  const answers: Record<HostKind, (line: string, body: Json) => Answer> = {
    github(line, body) {
      if (line === 'POST /api/repos/bakery/site/pulls')
        return open(body.title, body.head, { number: 7, html_url: link });
      if (line === 'PATCH /api/repos/bakery/site/pulls/7') return rename(body.title);
      if (line !== 'POST /graphql') return undefined;
      expectVariables(body, { owner: 'bakery', name: 'site', number: 7 });
      const { state, checks, branch, mergeCommit } = fake.pull;
      const rollup = { pending: 'PENDING', failed: 'FAILURE', passed: 'SUCCESS', none: '' }[checks];
      const contexts = { nodes: [{ name: 'deploy/preview', link: preview }] };
      const commit = {
        deployments: { nodes: [] },
        statusCheckRollup: { state: rollup, contexts },
      };
      const pullRequest = {
        state: state.toUpperCase(),
        url: link,
        headRefName: branch,
        mergeCommit: mergeCommit ? { oid: mergeCommit } : null,
        commits: { nodes: [{ commit }] },
      };
      return ok({ data: { repository: { pullRequest } } });
    },
    gitlab(line, body) {
      const project = '/api/projects/bakery%2Fsite';
      if (line === `POST ${project}/merge_requests`)
        return open(body.title, body.source_branch, { iid: 7, web_url: link });
      if (line === `PUT ${project}/merge_requests/7`) return rename(body.title);
      if (line === `GET ${project}/repository/commits/abc/statuses`)
        return ok([{ name: 'preview', target_url: preview }]);
      if (line !== `GET ${project}/merge_requests/7`) return undefined;
      const { state, checks, branch, mergeCommit } = fake.pull;
      const pipeline = { pending: 'running', failed: 'failed', passed: 'success', none: '' };
      return ok({
        state: state === 'open' ? 'opened' : state,
        web_url: link,
        sha: 'abc',
        source_branch: branch,
        head_pipeline: { status: pipeline[checks] },
        merge_commit_sha: null,
        squash_commit_sha: mergeCommit ?? null,
      });
    },
    gitea(line, body) {
      const repository = '/api/repos/bakery/site';
      if (line === `POST ${repository}/pulls`)
        return open(body.title, body.head, { number: 7, html_url: link });
      if (line === `PATCH ${repository}/pulls/7`) return rename(body.title);
      const { state, checks, branch, mergeCommit } = fake.pull;
      if (line === `GET ${repository}/commits/abc/status`) {
        const states = { pending: 'pending', failed: 'failure', passed: 'success', none: '' };
        const statuses = [{ context: 'ci/preview', target_url: preview }];
        return ok({ state: states[checks], statuses });
      }
      if (line !== `GET ${repository}/pulls/7`) return undefined;
      return ok({
        state: state === 'open' ? 'open' : 'closed',
        merged: state === 'merged',
        html_url: link,
        head: { ref: branch, sha: 'abc' },
        merge_commit_sha: mergeCommit ?? null,
      });
    },
  };
  return fake;
}

function expectVariables({ variables }: Json, expected: Json): void {
  if (JSON.stringify(variables) !== JSON.stringify(expected))
    throw new Error(`Unexpected variables: ${JSON.stringify(variables)}`);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
}
