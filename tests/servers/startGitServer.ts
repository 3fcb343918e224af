import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A git server on this machine, and what a developer does with its repository. */
export interface GitServer {
  /** Address of the repository. */
  remote: string;
  /** The folder of the repository, which has no worktree. */
  repository: string;
  /** Authorization headers of all requests. */
  seen: (string | undefined)[];
  /** Runs git in the repository. */
  git(...args: string[]): string;
  /** Commits files to a branch of the repository, as a developer does; undefined removes a file. */
  commit(files: Record<string, string | undefined>, branch?: string): string;
  /** Merges a branch into another one. */
  merge(from: string, into: string): void;
  close(): Promise<void>;
}

/** Serves a repository with one commit by `git http-backend`, to those who have the token. */
export async function startGitServer(
  folder: string,
  files: Record<string, string>,
  token: string,
): Promise<GitServer> {
  const repository = join(folder, 'bakery/site.git');
  const clone = join(folder, 'developer');
  mkdirSync(repository, { recursive: true });
  const run = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.org', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  run(folder, 'init', '--quiet', '--bare', '--initial-branch=main', repository);
  run(repository, 'config', 'http.receivepack', 'true');
  run(folder, 'init', '--quiet', '--initial-branch=main', clone);
  const seen: GitServer['seen'] = [];
  const wanted = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization);
    if (request.headers.authorization !== wanted) {
      response.writeHead(401, { 'www-authenticate': 'Basic' }).end();
      return;
    }
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const backend = spawn('git', ['http-backend'], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: path,
        QUERY_STRING: query,
        REQUEST_METHOD: request.method,
        REMOTE_USER: 'x-access-token',
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        CONTENT_LENGTH: request.headers['content-length'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        HTTP_GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
    });
    request.pipe(backend.stdin);
    const chunks: Buffer[] = [];
    backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    backend.on('close', () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf('\r\n\r\n');
      const headers = Object.fromEntries(
        answer
          .subarray(0, end)
          .toString()
          .split('\r\n')
          .map((line) => line.split(/:\s*/, 2) as [string, string]),
      );
      const { Status = '200', ...others } = headers;
      response.writeHead(Number.parseInt(Status, 10), others).end(answer.subarray(end + 4));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const commit: GitServer['commit'] = (changes, branch = 'main') => {
    const known = run(repository, 'branch', '--list', branch) !== '';
    if (known) run(clone, 'fetch', '--quiet', repository, branch);
    if (known) run(clone, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
    for (const [path, content] of Object.entries(changes)) {
      mkdirSync(join(clone, path, '..'), { recursive: true });
      if (content !== undefined) writeFileSync(join(clone, path), content);
      else run(clone, 'rm', '--quiet', '--', path);
    }
    run(clone, 'add', '--all');
    run(clone, 'commit', '--quiet', '--allow-empty', '-m', 'Change of a developer');
    run(clone, 'push', '--quiet', repository, `HEAD:refs/heads/${branch}`);
    return run(clone, 'rev-parse', 'HEAD');
  };
  commit(files);
  return {
    remote: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bakery/site.git`,
    repository,
    seen,
    git: (...args) => run(repository, ...args),
    commit,
    merge(from, into) {
      run(clone, 'fetch', '--quiet', repository, into);
      run(clone, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
      run(clone, 'pull', '--quiet', '--no-rebase', '--no-edit', repository, from);
      run(clone, 'push', '--quiet', repository, `HEAD:refs/heads/${into}`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
