import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { checkOrigin } from '../../../base/http/checkOrigin.ts';
import { handleRequests, logError, sendText } from '../../../base/http/handleRequests.ts';
import { parseRequestPath } from '../../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../../base/http/RequestHandler.ts';
import type { SiteCode } from '../../../code/index.ts';
import type { DevBundle } from '../../../server/index.ts';
import { getSystemErrorReason, isSystemError } from '../../server/draft/getSystemErrorReason.ts';
import { sendJson } from '../../server/handleApi.ts';
import { serveInterface } from '../../server/serveInterface.ts';
import { AuditLog } from '../access/AuditLog.ts';
import { Cookies } from '../access/Cookies.ts';
import { getClientNetwork, RateLimiter } from '../access/RateLimiter.ts';
import type { TeamSettings } from '../access/readSettings.ts';
import { type LoginSession, Sessions } from '../access/Sessions.ts';
import { redirectToEditor, sendPlainPage } from '../access/sendPlainPage.ts';
import { TokenBox } from '../access/TokenBox.ts';
import type { ChangeSets } from '../changes/ChangeSets.ts';
import { githubLogin } from '../login/githubLogin.ts';
import { handleLogin } from '../login/handleLogin.ts';
import { openIdLogin } from '../login/openIdLogin.ts';
import { currentMember, type Member } from '../people/Member.ts';
import type { PeopleFile } from '../people/PeopleFile.ts';
import { ArrivingRequests } from './ArrivingRequests.ts';
import { handleTeam } from './handleTeam.ts';
import { type OpenSet, OpenSets } from './OpenSets.ts';
import { PreviewLinks } from './PreviewLinks.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendSetsPage } from './sendSetsPage.ts';
import { serveModules } from './serveModules.ts';
import { readClient } from './TeamRequest.ts';

interface TeamServerOptions {
  settings: TeamSettings;
  sets: ChangeSets;
  people: PeopleFile;
  code: SiteCode;
  bundle: DevBundle;
  /** Folder of the bundled interface. */
  ui: string;
  host: string;
  port: number;
  /** Sends a link by which somebody logs in; absent if mail is not set up. */
  sendLink: ((email: string, link: string) => Promise<void>) | undefined;
}

/** How long the cookie with the chosen change set lasts, in seconds. */
const choiceTime = 365 * 24 * 3600;

const isApi = (path: string) => /^\/_edit\/(?:api|team)\//.test(path);

/** Starts the server of `edit --serve`. Its `close` stores all drafts. */
export async function startTeamServer(
  options: TeamServerOptions,
): Promise<{ close(): Promise<void> }> {
  const { settings, sets, people, code, bundle, ui, host, port, sendLink } = options;
  const { origin, secret, data } = settings;
  const tokens = new TokenBox(secret);
  const cookies = new Cookies(origin.startsWith('https:'));
  const audit = new AuditLog(join(data, 'audit.jsonl'));
  const endedFile = join(data, 'ended-sessions.json');
  const sessions = new Sessions({
    tokens,
    cookies,
    ended: JSON.parse(await readFile(endedFile, 'utf8').catch(() => '[]')),
    store: (ended) => writeWhole(endedFile, JSON.stringify(ended), { isPrivate: true }),
  });
  const previews = new PreviewLinks(tokens, cookies, origin, sets);
  const limiter = new RateLimiter({ limit: 3000, seconds: 60 });
  const arrivals = new ArrivingRequests();
  const addToLog = (what: string, set?: string, files?: readonly string[]) =>
    audit.add({ who: currentMember.getStore()?.email, what, set, ...(files && { files }) });
  const warn = (message: string) => process.stderr.write(`${message}\n`);
  const report = (error: unknown) =>
    isSystemError(error)
      ? warn(`${error.path ?? error.syscall}: ${getSystemErrorReason(error)}`)
      : logError(error);
  const openSets = new OpenSets({
    code,
    bundle,
    origin,
    warn,
    onChange: (set, files) => {
      addToLog('change', set, files).catch(report);
    },
  });

  const findSet = async (id: string | undefined): Promise<OpenSet | undefined> => {
    const set = id === undefined ? undefined : await sets.find(id);
    return set && openSets.open(set);
  };

  const handleMember = async (
    member: Member,
    session: LoginSession,
    ...[request, response, next]: Parameters<RequestHandler>
  ) => {
    const path = parseRequestPath(request.url) ?? '';
    if (path === '/_edit/logout' && request.method === 'POST') {
      await sessions.end(response, session);
      await addToLog('logout');
      response.writeHead(303, { location: '/_login' }).end();
      return;
    }
    const chosen = cookies.read(request, 'set');
    const claimed = request.headers['x-change-set'];
    if (isApi(path) && claimed !== undefined && !(await sets.find(String(claimed))))
      return sendJson(response, 410, { message: 'This change set was removed' });
    if (isApi(path) && claimed !== undefined && claimed !== chosen)
      return sendJson(response, 409, {
        message: 'Another tab works on other changes now. Reload this one',
      });
    const current = await findSet(chosen);
    if (path === '/_edit/team/events' && current) {
      const { searchParams } = new URL(request.url ?? '/', origin);
      const expected = searchParams.get('set');
      if (expected !== null && expected !== chosen)
        return sendText(response, 409, 'Another tab works on other changes now.');
      const { email } = member;
      const getName = () => people.getName(email) ?? session.name;
      const isAllowed = () => people.getRole(email) !== undefined && sessions.isCurrent(session);
      const age = Number(searchParams.get('age') ?? Number.NaN);
      const tab = { email, response, age, getName, isAllowed };
      if (!current.presence.add(readClient(request), tab)) sendText(response, 429, 'Too many tabs');
      return;
    }
    if (path.startsWith('/_edit/team/')) {
      const select = (set: { describe(): { id: string } }) =>
        cookies.set(response, 'set', set.describe().id, choiceTime);
      const team = { request, member, sets, openSets, previews, current, select, log: addToLog };
      return handleTeam(path.slice('/_edit/team/'.length), response, team);
    }
    // A link of another site, or a login service, leads here: the editor opens from our own page.
    if (path === '/_edit' && request.headers['sec-fetch-site'] === 'cross-site')
      return sendPlainPage(response, { title: 'Opening the editor', body: redirectToEditor });
    if (!current || path === '/_edit/sets') {
      if (isApi(path)) return sendJson(response, 409, { message: 'Choose a change set first' });
      return sendSetsPage(response, member, await sets.list());
    }
    return current.handle(request, response, next);
  };

  const answer: RequestHandler = async (request, response, next) => {
    const path = parseRequestPath(request.url) ?? '';
    const isEditor = /^\/_edit(\/|$)/.test(path);
    const isTopLevel = request.headers['sec-fetch-dest'] === 'document';
    const session = await sessions.read(request, response);
    const role = session && people.getRole(session.email);
    if (!limiter.allows(session?.email ?? getClientNetwork(request)))
      return sendText(response, 429, 'Too many requests. Wait a minute.', limiter.headers);
    // Who has a preview link sees its pages also while logged in, but not on the canvas.
    if (!isEditor && (!role || isTopLevel)) {
      const shared = await previews.read(request);
      const preview = shared && (await openSets.open(shared));
      if (preview && /^(?:GET|HEAD)$/.test(request.method ?? ''))
        return preview.handlePreview(request, response, next);
    }
    if (!session || !role) {
      if (request.method === 'GET' && (isTopLevel || !isEditor || path === '/_edit'))
        return response.writeHead(302, { location: '/_login' }).end();
      return sendJson(response, 401, { message: 'Log in again: your session has ended' });
    }
    arrivals.trust(request);
    const { email, name } = session;
    const member = { email, name: people.getName(email) ?? name, role };
    const handle = () => handleMember(member, session, request, response, next);
    return currentMember.run(member, handle).catch((error: unknown) => {
      if (!isApi(path) || !isSystemError(error)) throw error;
      report(error);
      // With this status the tab keeps its edits and sends them again.
      sendJson(response, 503, { message: 'The change set cannot be read now' });
    });
  };

  const services = [
    ...(settings.openId ? [openIdLogin(settings.openId)] : []),
    ...(settings.github ? [githubLogin(settings.github)] : []),
  ];
  const { host: ownHost } = new URL(origin);
  const handlers: RequestHandler[] = [
    securityHeaders(origin),
    ({ url }, response, next) => (url === '/_health' ? sendText(response, 200, 'ok') : next()),
    checkOrigin((header) => header === ownHost, origin),
    ({ method, headers }, response, next) =>
      method === 'GET' || method === 'HEAD' || headers.origin !== undefined
        ? next()
        : sendText(response, 403, 'The request does not name its origin'),
    handleLogin({ origin, services, sendLink, people, sessions, tokens, cookies, audit }),
    serveInterface(ui),
    serveModules(code),
    previews.handle,
    answer,
  ];
  /** The answers that a stop waits for. */
  const working = new Set<ServerResponse>();
  let isClosing = false;
  const listener = handleRequests(handlers, report);
  const server = createServer((request, response) => {
    if (isClosing) return sendText(response, 503, 'The server is being restarted.');
    arrivals.add(request);
    if (!request.url?.startsWith('/_edit/team/events')) working.add(response);
    response.on('close', () => working.delete(response));
    listener(request, response);
  });
  // `arrivals` looks at the bodies; streams of events are answers, not requests.
  server.requestTimeout = 0;
  server.headersTimeout = 60_000;
  server.listen(port, host);
  await once(server, 'listening');
  const fetching = setInterval(() => {
    sets.repository
      .fetch()
      .then(
        () => people.read(),
        (error: Error) => warn(error.message),
      )
      .catch(report);
  }, 60_000).unref();
  return {
    async close() {
      isClosing = true;
      clearInterval(fetching);
      arrivals.close();
      server.close();
      const deadline = performance.now() + 3000;
      while (working.size > 0 && performance.now() < deadline) await setTimeout(20);
      try {
        await openSets.closeAll();
      } finally {
        server.closeAllConnections();
      }
    },
  };
}
