import type { GitHost, PullRequest, PullRequestStatus } from './GitHost.ts';
import { type HostApi, toLink } from './HostApi.ts';

/** GitHub, or an Enterprise Server. */
export class GithubHost implements GitHost {
  readonly #api: HostApi;
  readonly #path: string;

  /** @param path owner and name, with `/` */
  constructor(api: HostApi, path: string) {
    this.#api = api;
    this.#path = path;
  }

  async open({ branch, base, title, body }: Parameters<GitHost['open']>[0]): Promise<PullRequest> {
    const path = `/repos/${this.#path}/pulls`;
    const { status, content } = await this.#api.send({
      method: 'POST',
      path,
      body: { title, body, head: branch, base },
      accepts: [422],
    });
    if (status !== 422) return { number: content.number, link: content.html_url };
    const head = `${this.#path.split('/')[0]}:${branch}`;
    const query = new URLSearchParams({ state: 'open', head, base });
    const [found] = (await this.#api.send({ path: `${path}?${query}` })).content;
    if (found) return { number: found.number, link: found.html_url };
    throw this.#api.refuse(status, content);
  }

  async rename(number: number, title: string): Promise<void> {
    const path = `/repos/${this.#path}/pulls/${number}`;
    await this.#api.send({ method: 'PATCH', path, body: { title } });
  }

  async status(number: number): Promise<PullRequestStatus> {
    const [owner, name] = this.#path.split('/');
    const { content } = await this.#api.send({
      // Beside /api/v3 on an Enterprise Server.
      method: 'POST',
      path: '/../graphql',
      body: { query: statusQuery, variables: { owner, name, number } },
    });
    const found = content?.data?.repository?.pullRequest;
    if (!found) throw this.#api.refuse(404, { message: content?.errors?.[0]?.message });
    const { commit } = found.commits.nodes[0] ?? {};
    // GitHub answers with null for what the token may not read.
    const contexts: ({ name: string; link: string } | null)[] =
      commit?.statusCheckRollup?.contexts?.nodes ?? [];
    return {
      state: found.state.toLowerCase(),
      checks: checkStates[commit?.statusCheckRollup?.state] ?? 'none',
      link: found.url,
      branch: found.headRefName,
      mergeCommit: found.mergeCommit?.oid,
      preview: toLink(
        commit?.deployments?.nodes?.[0]?.latestStatus?.environmentUrl ??
          contexts.find((context) => /preview/i.test(context?.name ?? ''))?.link,
      ),
    };
  }
}

const checkStates: Record<string, PullRequestStatus['checks']> = {
  SUCCESS: 'passed',
  PENDING: 'pending',
  EXPECTED: 'pending',
  FAILURE: 'failed',
  ERROR: 'failed',
};

const statusQuery = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      state url headRefName mergeCommit { oid }
      commits(last: 1) { nodes { commit {
        deployments(last: 1) { nodes { latestStatus { environmentUrl } } }
        statusCheckRollup { state contexts(first: 100) { nodes {
          ... on StatusContext { name: context link: targetUrl }
          ... on CheckRun { name link: detailsUrl }
        } } }
      } } }
    }
  }
}`;
