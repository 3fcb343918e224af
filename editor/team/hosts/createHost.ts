import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { GiteaHost } from './GiteaHost.ts';
import type { GitHost } from './GitHost.ts';
import { GithubHost } from './GithubHost.ts';
import { GitlabHost } from './GitlabHost.ts';
import { HostApi } from './HostApi.ts';

/** The services with pull requests. */
export type HostKind = 'github' | 'gitlab' | 'gitea';

/** Options of `createHost`. */
interface HostOptions {
  kind: HostKind;
  /** Address of the repository. */
  remote: string;
  /** Returns a token that may open pull requests. */
  credentials: () => Promise<string>;
  /** Address of the API, where it does not follow from the address of the repository. */
  api?: string | undefined;
}

/** Creates the client of the service that keeps a repository. Throws an EditError for an address that names none. */
export function createHost({ kind, remote, credentials, api }: HostOptions): GitHost {
  const { path, standardApi } = parseRemote(kind, remote);
  const connect = (name: string) => new HostApi(name, api ?? standardApi, credentials);
  if (kind === 'github') return new GithubHost(connect('GitHub'), path);
  if (kind === 'gitlab') return new GitlabHost(connect('GitLab'), path);
  return new GiteaHost(connect('Gitea'), path);
}

/**
 * Returns the owner and name of a repository, and the usual address of the API of its service. Throws an
 * EditError for an address that names none.
 */
export function parseRemote(kind: HostKind, remote: string): { path: string; standardApi: string } {
  const [, domain, path] =
    /^(?:\w+:\/\/)?(?:[^@/]+@)?([^/:]+(?::\d+)?)[/:](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (!domain || !path?.includes('/'))
    throw new EditError('The address of the repository does not say who it belongs to');
  const folders = { github: 'api/v3', gitlab: 'api/v4', gitea: 'api/v1' };
  const isGithub = domain === 'github.com';
  return {
    path,
    standardApi: isGithub ? 'https://api.github.com' : `https://${domain}/${folders[kind]}`,
  };
}

/** Returns the kind of a service by the address of a repository; undefined for an unknown one. */
export function guessHostKind(remote: string): HostKind | undefined {
  if (/[/@]codeberg\.org[/:]/.test(remote)) return 'gitea';
  return /[/@.](github|gitlab|gitea)\b/.exec(remote)?.[1] as HostKind | undefined;
}
