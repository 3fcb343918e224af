import type { GitHost, PullRequest, PullRequestStatus } from './GitHost.ts';
import { type HostApi, toLink } from './HostApi.ts';

/** Gitea, and its fork Forgejo. */
export class GiteaHost implements GitHost {
  readonly #api: HostApi;
  readonly #path: string;

  /** @param path owner and name, with `/` */
  constructor(api: HostApi, path: string) {
    this.#api = api;
    this.#path = `/repos/${path}`;
  }

  async open({ branch, base, title, body }: Parameters<GitHost['open']>[0]): Promise<PullRequest> {
    const path = `${this.#path}/pulls`;
    const { status, content } = await this.#api.send({
      method: 'POST',
      path,
      body: { title, body, head: branch, base },
      accepts: [409],
    });
    if (status !== 409) return { number: content.number, link: content.html_url };
    const open: GiteaPullRequest[] = (await this.#api.send({ path: `${path}?state=open&limit=50` }))
      .content;
    const found = open.find(({ head }) => head.ref === branch);
    if (found) return { number: found.number, link: found.html_url };
    throw this.#api.refuse(status, content);
  }

  async rename(number: number, title: string): Promise<void> {
    await this.#api.send({
      method: 'PATCH',
      path: `${this.#path}/pulls/${number}`,
      body: { title },
    });
  }

  async status(number: number): Promise<PullRequestStatus> {
    const { content } = await this.#api.send({ path: `${this.#path}/pulls/${number}` });
    const path = `${this.#path}/commits/${content.head.sha}/status`;
    const { content: checks } = await this.#api.send({ path, accepts: [404] });
    const statuses: { context: string; target_url: string }[] = checks?.statuses ?? [];
    return {
      state: content.merged ? 'merged' : content.state,
      checks: statuses.length > 0 ? (checkStates[checks.state] ?? 'none') : 'none',
      link: content.html_url,
      branch: content.head.ref,
      mergeCommit: content.merge_commit_sha ?? undefined,
      preview: toLink(statuses.find(({ context }) => /preview/i.test(context))?.target_url),
    };
  }
}

interface GiteaPullRequest {
  number: number;
  html_url: string;
  head: { ref: string };
}

const checkStates: Record<string, PullRequestStatus['checks']> = {
  success: 'passed',
  warning: 'passed',
  pending: 'pending',
  failure: 'failed',
  error: 'failed',
};
