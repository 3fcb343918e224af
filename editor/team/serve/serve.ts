import { randomUUID } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../../../base/errors/UsageError.ts';
import { holdLock } from '../../../base/files/holdLock.ts';
import { awaitStop } from '../../../base/process/awaitStop.ts';
import { hasColor } from '../../../base/process/hasColor.ts';
import { type Options, parsePort } from '../../../cli/index.ts';
import { findSiteCode, type Installation, loadSiteCode } from '../../../code/index.ts';
import { createHttpMailer } from '../../../features/_shared/mail/index.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { countSeverities, formatPretty } from '../../../schema/index.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import { DevBundle } from '../../../server/index.ts';
import { loadEditorBundle } from '../../loadEditorBundle.ts';
import { getSystemErrorReason } from '../../server/draft/getSystemErrorReason.ts';
import { readSettings, type TeamSettings, teamVariables } from '../access/readSettings.ts';
import { ChangeSets } from '../changes/ChangeSets.ts';
import { createAppCredentials } from '../hosts/createAppCredentials.ts';
import { createHost, guessHostKind, parseRemote } from '../hosts/createHost.ts';
import { PeopleFile } from '../people/PeopleFile.ts';
import { startTeamServer } from './startTeamServer.ts';

/** `edit --serve`: serves the visual editor to a team. */
export async function serve(
  { root, values }: Options,
  installation: Installation,
): Promise<number> {
  const port = parsePort(values.port, 8080);
  const env = { ...process.env };
  // No program that this process starts needs them.
  for (const name of teamVariables) delete process.env[name];
  const { settings, problems } = readSettings(env);
  if (problems.length > 0)
    throw new UsageError(`${problems.join('\n')}\ndocs/team.md explains the settings.`);
  settings.data = resolve(root, settings.data);
  process.env.NODE_ENV = 'production';
  await mkdir(join(settings.data, 'sets'), { recursive: true });
  // The drafts and addresses of people are none of the business of other users of the computer.
  await chmod(settings.data, 0o700);
  const lock = await holdLock(settings.data, settings.origin);
  try {
    return await serveSets(settings, { env, port, root, values }, installation);
  } finally {
    lock.release();
  }
}

async function serveSets(
  settings: TeamSettings,
  {
    env,
    port,
    root,
    values,
  }: Pick<Options, 'root' | 'values'> & { env: NodeJS.ProcessEnv; port: number },
  installation: Installation,
): Promise<number> {
  const sets = await openSets(settings);
  const people = new PeopleFile(sets.repository, printDiagnostics, printWarning);
  if (!(await people.read()))
    throw new UsageError(
      `team.yaml on the branch ${settings.branch} must list who may log in:\npeople:\n  you@example.com: publisher`,
    );
  const code = await loadSiteCode(findSiteCode(root, installation));
  const [ui, bundle] = await Promise.all([loadEditorBundle(installation), DevBundle.open(code)]);
  const host = typeof values.host === 'string' ? values.host : 'localhost';
  const sendLink = createSendLink(settings, env);
  // From the first request on, the server has drafts.
  const stopped = awaitStop();
  const server = await startTeamServer({
    settings,
    sets,
    people,
    code,
    bundle,
    ui,
    host,
    port,
    sendLink,
  });
  process.stdout.write(`The editor is open at ${settings.origin}/_edit (port ${port})\n`);
  if (sets.publishes === 'branch')
    process.stdout.write(
      `Publishing pushes branches without pull requests: ${settings.token || settings.app ? 'BLOCKWRIGHT_HOST' : 'BLOCKWRIGHT_REPOSITORY_TOKEN'} is not set.\n`,
    );
  await stopped;
  try {
    await server.close();
  } catch (error) {
    process.stderr.write(`Unsaved changes could not be stored: ${getSystemErrorReason(error)}.\n`);
    return 1;
  }
  return 0;
}

async function openSets(settings: TeamSettings): Promise<ChangeSets> {
  const { data, repository, branch, token, app, api } = settings;
  const kind = settings.host ?? guessHostKind(repository);
  try {
    const credentials =
      app !== undefined
        ? connectApp(app, settings)
        : token !== undefined
          ? async () => token
          : undefined;
    const host =
      kind && kind !== 'none' && credentials
        ? createHost({ kind, remote: repository, credentials, api })
        : undefined;
    return await ChangeSets.open({
      folder: data,
      remote: repository,
      branch,
      credentials,
      host,
      direct: settings.host === 'none',
      warn: printWarning,
    });
  } catch (error) {
    if (error instanceof EditError) throw new UsageError(error.message);
    throw error;
  }
}

function connectApp(
  app: NonNullable<TeamSettings['app']>,
  { repository, api }: TeamSettings,
): () => Promise<string> {
  const { path, standardApi } = parseRemote('github', repository);
  return createAppCredentials({ app, path, api: api ?? standardApi });
}

function printWarning(message: string): void {
  process.stderr.write(`${message}\n`);
}

function printDiagnostics(diagnostics: readonly Diagnostic[], text: string): void {
  if (diagnostics.length === 0) return;
  const { errors, warnings } = countSeverities(diagnostics);
  const summary = { errors, warnings, pages: 0, sections: 0, milliseconds: 0 };
  const report = { diagnostics, files: [{ path: 'team.yaml', text }], summary };
  const options = {
    color: hasColor(),
    width: Math.max(process.stderr.columns || 100, 40),
    all: true,
  };
  process.stderr.write(formatPretty(report, options));
}

/** Returns what mails links; without a mail service, on this computer, it prints them. */
function createSendLink(
  { mailFrom, origin }: TeamSettings,
  env: NodeJS.ProcessEnv,
): ((email: string, link: string) => Promise<void>) | undefined {
  if (!mailFrom) return undefined;
  if (!env.MAIL_API_KEY)
    return async (email, link) => {
      process.stdout.write(`Log in as ${email}: ${link}\n`);
    };
  const send = createHttpMailer((name) => env[name]);
  return (email, link) =>
    send(
      {
        from: mailFrom,
        to: [email],
        subject: 'Log in to the editor',
        text: `Open this link in the browser in which you asked for it:\n\n${link}\n\nIt is valid for 15 minutes, and only once. If you did not ask for it, ignore this message.\n\n${origin}\n`,
      },
      randomUUID(),
    );
}
