import type { GitHost, PullRequest, PullRequestStatus } from './GitHost.ts';
import { type HostApi, toLink } from './HostApi.ts';

/** GitLab, whose pull requests are called merge requests. */
export class GitlabHost implements GitHost {
  readonly #api: HostApi;
  readonly #path: string;

  /** @param project path of the project, with its groups */
  constructor(api: HostApi, project: string) {
    this.#api = api;
    this.#path = `/projects/${encodeURIComponent(project)}`;
  }

  async open({ branch, base, title, body }: Parameters<GitHost['open']>[0]): Promise<PullRequest> {
    const path = `${this.#path}/merge_requests`;
    const names = { source_branch: branch, target_branch: base };
    const { status, content } = await this.#api.send({
      method: 'POST',
      path,
      accepts: [409],
      body: { ...names, title, description: body, remove_source_branch: true },
    });
    if (status !== 409) return { number: content.iid, link: content.web_url };
    const query = new URLSearchParams({ state: 'opened', ...names });
    const [found] = (await this.#api.send({ path: `${path}?${query}` })).content;
    if (found) return { number: found.iid, link: found.web_url };
    throw this.#api.refuse(status, content);
  }

  async rename(number: number, title: string): Promise<void> {
    const path = `${this.#path}/merge_requests/${number}`;
    await this.#api.send({ method: 'PUT', path, body: { title } });
  }

  async status(number: number): Promise<PullRequestStatus> {
    const { content } = await this.#api.send({ path: `${this.#path}/merge_requests/${number}` });
    const statuses = await this.#api.send({
      path: `${this.#path}/repository/commits/${content.sha}/statuses`,
      accepts: [403, 404],
    });
    const checks: { name: string; target_url: string }[] =
      statuses.status === 200 ? statuses.content : [];
    return {
      state: states[content.state] ?? 'open',
      checks: checkStates[content.head_pipeline?.status] ?? 'none',
      link: content.web_url,
      branch: content.source_branch,
      mergeCommit: content.merge_commit_sha ?? content.squash_commit_sha ?? undefined,
      preview: toLink(checks.find(({ name }) => /preview|review/i.test(name))?.target_url),
    };
  }
}

const states: Record<string, PullRequestStatus['state']> = { closed: 'closed', merged: 'merged' };

const checkStates: Record<string, PullRequestStatus['checks']> = {
  success: 'passed',
  failed: 'failed',
  canceled: 'failed',
  created: 'pending',
  pending: 'pending',
  preparing: 'pending',
  running: 'pending',
  scheduled: 'pending',
  waiting_for_resource: 'pending',
};
