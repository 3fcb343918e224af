import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runGit } from '../../../base/files/runGit.ts';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { Queue } from '../../server/draft/Queue.ts';
import { Secret } from '../hosts/Secret.ts';
import { checkBranch, checkRemote } from './checkRemote.ts';

/** Where the site is kept, and how to get in. */
export interface RepositoryOptions {
  /** The folder of the bare clone. */
  folder: string;
  /** Address of the repository, without a user or password. */
  remote: string;
  /** The branch that is published. */
  branch: string;
  /** Returns the token for git and the host, asked for anew before each use; absent with a key of ssh. */
  credentials?: (() => Promise<string>) | undefined;
}

/** Settings for every run of git: nothing of a repository is executed, and no helper stores a token. */
const settings: readonly (readonly [string, string])[] = [
  ['core.hooksPath', '/dev/null'],
  ['core.autocrlf', 'false'],
  ['core.fsmonitor', 'false'],
  ['credential.helper', ''],
  // A redirect would take the token to another host.
  ['http.followRedirects', 'false'],
  ['protocol.ext.allow', 'never'],
  // A remote that says nothing for half a minute must not keep all members waiting.
  ['http.lowSpeedLimit', '100'],
  ['http.lowSpeedTime', '30'],
  // GIT_SSH_COMMAND in the environment of the server takes precedence.
  [
    'core.sshCommand',
    'ssh -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=10 -o ServerAliveCountMax=3',
  ],
  ['gc.auto', '0'],
];

/**
 * The bare clone behind all change sets. The token is in the environment of git alone: never among its
 * arguments, in an address, in a file or in a message.
 */
export class Repository {
  readonly folder: string;
  readonly branch: string;
  readonly secret: Secret;
  /** Commands that change references: two of them must not overlap. */
  readonly queue = new Queue();
  readonly #remote: string;
  /** A fetch that has not begun yet. */
  #waiting: Promise<void> | undefined;

  private constructor({ folder, remote, branch, credentials }: RepositoryOptions) {
    this.folder = folder;
    this.branch = branch;
    this.#remote = remote;
    this.secret = new Secret(credentials);
  }

  /** Opens the bare clone, and creates it at first. Rejects with an EditError if the remote has no such branch. */
  static async open(options: RepositoryOptions): Promise<Repository> {
    checkRemote(options.remote, options.credentials !== undefined);
    checkBranch(options.branch);
    const repository = new Repository(options);
    await mkdir(options.folder, { recursive: true });
    // git would not name the folder, nor what is wrong with it.
    await access(options.folder, constants.R_OK | constants.W_OK);
    if (!existsSync(join(options.folder, 'HEAD')))
      await repository.git('init', '--quiet', '--bare');
    await repository.#checkOwner();
    await repository.git('config', 'remote.origin.url', options.remote);
    // What is published has the bytes that were shown, whatever .gitattributes says of line ends.
    await writeWhole(join(options.folder, 'info/attributes'), unchangedBytes);
    await repository.git('symbolic-ref', 'HEAD', 'refs/heads/blockwright/none');
    const isNew = (await repository.resolve(repository.base)) === undefined;
    // Without the remote, members can still edit.
    await repository.fetch().catch((error: Error) => {
      if (isNew) throw error;
    });
    return repository;
  }

  /** The branch that is published, as it was fetched last. */
  get base(): string {
    return `refs/remotes/origin/${this.branch}`;
  }

  /** Fetches the published branch and the branches of change sets. Calls before a fetch begins share it. */
  fetch(): Promise<void> {
    this.#waiting ??= this.queue.add(async () => {
      this.#waiting = undefined;
      const refs = [this.branch, 'blockwright/*'].map(
        (name) => `+refs/heads/${name}:refs/remotes/origin/${name}`,
      );
      await this.#withToken('fetch', '--quiet', '--prune', '--no-tags', 'origin', ...refs);
    });
    return this.#waiting;
  }

  /** Pushes a commit to a branch, which must not contain others. */
  push(commit: string, branch: string): Promise<void> {
    checkBranch(branch);
    return this.queue.add(async () => {
      await this.#withToken('push', '--quiet', 'origin', `${commit}:refs/heads/${branch}`);
      await this.git('update-ref', `refs/remotes/origin/${branch}`, commit);
    });
  }

  /** Returns the hash of a commit; undefined if there is none of that name. */
  async resolve(name: string): Promise<string | undefined> {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    return this.git(...args).then(
      (printed) => printed.trim(),
      () => undefined,
    );
  }

  /** Whether a commit contains another one. */
  contains(commit: string, other: string): Promise<boolean> {
    return this.git('merge-base', '--is-ancestor', '--end-of-options', other, commit).then(
      () => true,
      () => false,
    );
  }

  /** Runs git in the bare clone; returns what it prints. */
  git(...args: string[]): Promise<string> {
    return this.gitIn(this.folder, {}, ...args);
  }

  /** Runs git in a folder. Rejects with an EditError that contains no token. */
  async gitIn(folder: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
    const place = { folder, env: { ...toEnvironment(settings), ...env } };
    try {
      return await runGit(place, ...args);
    } catch (error) {
      const { stderr, message } = error as { stderr?: string; message: string };
      const reason = this.secret.remove((stderr || message).trim());
      throw new EditError(`git reported an error: ${hideFolders(reason)}`);
    }
  }

  /**
   * Rejects with an EditError if git finds the clone unsafe. `safe.directory` is left to the operator:
   * the owner of the folder could name programs in its configuration, which git would run with the token.
   */
  async #checkOwner(): Promise<void> {
    await this.git('rev-parse', '--git-dir').catch((error: Error) => {
      if (!error.message.includes('dubious ownership')) throw error;
      throw new EditError(
        `${this.folder} belongs to another user, so git refuses it. Run: chown -R ${process.getuid?.()} ${dirname(this.folder)}`,
      );
    });
  }

  async #withToken(...args: string[]): Promise<string> {
    const token = /^https?:/.test(this.#remote) ? await this.secret.read() : undefined;
    const header =
      token === undefined
        ? []
        : ([
            [`http.${this.#remote}.extraHeader`, `Authorization: Basic ${encode(token)}`],
          ] as const);
    return this.gitIn(this.folder, toEnvironment([...settings, ...header]), ...args);
  }
}

/** Takes precedence over the .gitattributes of the site. */
const unchangedBytes = '* -text !eol !ident !working-tree-encoding\n';

/** Leaves of absolute paths their last part: members need not know the folders of the server. */
function hideFolders(message: string): string {
  return message.replace(/(?<![\w:/.~-])(?:\/[^\s/'":]+)+\/(?=[^\s/'":])/g, '…/');
}

/** Returns the environment in which git has some settings, never prompts and writes no trace. */
function toEnvironment(values: readonly (readonly [string, string])[]): NodeJS.ProcessEnv {
  const pairs = values.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return {
    ...Object.fromEntries(pairs),
    GIT_CONFIG_COUNT: String(values.length),
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_TRACE: '0',
    GIT_TRACE_CURL: '0',
    GIT_TRACE_PACKET: '0',
    GIT_CURL_VERBOSE: undefined,
  };
}

/** Returns the user and password of HTTP for a token: all hosts accept any user. */
function encode(token: string): string {
  return Buffer.from(`x-access-token:${token}`).toString('base64');
}
