import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../../../base/http/handleRequests.ts';
import { parseRequestPath } from '../../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../../base/http/RequestHandler.ts';
import { escapeHtml } from '../../../base/text/escape.ts';
import { lowerAddress } from '../../../base/text/lowerAddress.ts';
import type { AuditLog } from '../access/AuditLog.ts';
import type { Cookies } from '../access/Cookies.ts';
import { getClientNetwork, getRemoteAddress, RateLimiter } from '../access/RateLimiter.ts';
import { readFormBody } from '../access/readFormBody.ts';
import type { Sessions } from '../access/Sessions.ts';
import { sendPlainPage } from '../access/sendPlainPage.ts';
import type { TokenBox } from '../access/TokenBox.ts';
import type { Person } from '../changes/Person.ts';
import type { PeopleFile } from '../people/PeopleFile.ts';
import type { LoginChecks, LoginService } from './LoginService.ts';
import { MailLimits } from './MailLimits.ts';
import { linkTime, MailLinks } from './MailLinks.ts';

interface LoginOptions {
  origin: string;
  services: readonly LoginService[];
  /** Sends a link; absent without login by mail. */
  sendLink: ((email: string, link: string) => Promise<void>) | undefined;
  people: PeopleFile;
  sessions: Sessions;
  tokens: TokenBox;
  cookies: Cookies;
  audit: AuditLog;
}

/** The content of the cookie between the beginning of a login and its end. */
interface PendingLogin {
  service?: string;
  checks?: LoginChecks;
  /** Id of the mailed link. */
  link?: string;
}

/** Returns the handler of requests for `/_login` and below, which lead to a session. */
export function handleLogin(options: LoginOptions): RequestHandler {
  const { origin, services, sendLink, people, sessions, tokens, cookies, audit } = options;
  const links = new MailLinks(tokens);
  const attempts = new RateLimiter({ limit: 30, seconds: 600 });
  const mails = new MailLimits(tokens, cookies);

  const remember = async (response: ServerResponse, pending: PendingLogin) =>
    cookies.set(response, 'login', await tokens.seal('login', { ...pending }, linkTime), linkTime);
  const recall = (request: IncomingMessage) =>
    tokens.open<PendingLogin>('login', cookies.read(request, 'login'));

  const logIn = async (request: IncomingMessage, response: ServerResponse, named: Person) => {
    const person = { name: shorten(named.name), email: lowerAddress(named.email) };
    cookies.set(response, 'login', '', 0);
    const address = getRemoteAddress(request);
    if (!people.getRole(person.email)) {
      await audit.add({ who: person.email, what: 'login refused', address });
      return sendFailure(response, 'team.yaml does not list your email address.', 403);
    }
    await mails.recognise(request, response, person.email);
    await sessions.begin(response, person);
    await audit.add({ who: person.email, what: 'login', address });
    response.writeHead(303, { location: '/_edit', 'cache-control': 'no-store' }).end();
  };

  const askForLink = async (request: IncomingMessage, response: ServerResponse) => {
    const email = lowerAddress((await readFormBody(request)).get('email')?.trim() ?? '');
    // The answer does not depend on whether there is such a person.
    let id: string = randomUUID();
    if (sendLink && people.getRole(email) && (await mails.allow(request, email))) {
      const link = await links.create(email);
      id = link.id;
      const address = `${origin}/_login/mail?token=${link.token}`;
      sendLink(email, address).catch((error: Error) =>
        audit.add({ who: email, what: `mail failed: ${error.name}` }),
      );
      await audit.add({ who: email, what: 'mail link', address: getRemoteAddress(request) });
    }
    await remember(response, { link: id });
    sendPlainPage(response, {
      title: 'Look into your mailbox',
      body: '<p>If the editor knows this address, a message is on its way. Open its link in this browser within 15 minutes.</p>',
    });
  };

  const finishMail = async (request: IncomingMessage, response: ServerResponse) => {
    const token = (await readFormBody(request)).get('token') ?? '';
    const pending = await recall(request);
    const email = await links.use(token, pending?.link);
    if (!email)
      return sendFailure(
        response,
        'The link was used, is too old, or was asked for in another browser.',
      );
    await logIn(request, response, { email, name: email });
  };

  const finishService = async (
    request: IncomingMessage,
    response: ServerResponse,
    service: LoginService,
  ) => {
    const pending = await recall(request);
    if (pending?.service !== service.name || !pending.checks)
      return sendFailure(response, 'This login did not begin in this browser.');
    let person: Person;
    try {
      person = await service.finish(new URL(request.url ?? '/', origin), pending.checks);
    } catch (error) {
      await audit.add({
        what: `login failed: ${(error as Error).name}`,
        address: getRemoteAddress(request),
      });
      return sendFailure(response, 'The login service did not confirm who you are.');
    }
    await logIn(request, response, person);
  };

  return async (request, response, next) => {
    const path = parseRequestPath(request.url) ?? '';
    if (!/^\/_login(\/|$)/.test(path)) return next();
    const route = `${request.method} ${path}`;
    if (route === 'GET /_login') return sendLoginPage(response, services, sendLink !== undefined);
    if (route === 'GET /_login/mail') return sendConfirmPage(request, response);
    if (!attempts.allows(getClientNetwork(request)))
      return sendText(response, 429, 'Too many attempts. Wait ten minutes.', attempts.headers);
    if (route === 'POST /_login/mail/ask') return askForLink(request, response);
    if (route === 'POST /_login/mail') return finishMail(request, response);
    const [, name, end] = /^\/_login\/(\w+)(\/back)?$/.exec(path) ?? [];
    const service = services.find((candidate) => candidate.name === name);
    if (!service) return sendText(response, 404, 'Not found');
    if (end && request.method === 'GET') return finishService(request, response, service);
    if (request.method !== 'POST') return sendText(response, 405, 'Begin at /_login.');
    const { address, checks } = await service.begin(`${origin}/_login/${name}/back`);
    await remember(response, { service: service.name, checks });
    response.writeHead(303, { location: address.href, 'cache-control': 'no-store' }).end();
  };
}

/** Returns a name of a login service in one short line: browsers keep no cookie of more than 4096 bytes. */
function shorten(name: string): string {
  const line = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(line).slice(0, 100).join('');
}

function sendLoginPage(
  response: ServerResponse,
  services: readonly LoginService[],
  hasMail: boolean,
): void {
  const buttons = services.map(
    ({ name, label }) =>
      `<form method="post" action="/_login/${name}"><button>${escapeHtml(label)}</button></form>`,
  );
  const mail = `<form method="post" action="/_login/mail/ask">
<label>Email <input type="email" name="email" required autocomplete="email"></label>
<button class="primary">Send me a link</button></form>`;
  const body = [...buttons, ...(hasMail ? [mail] : [])].join('\n');
  sendPlainPage(response, { title: 'Log in to edit', body });
}

/** Asks for a click, because scanners of mails open links too. */
function sendConfirmPage(request: IncomingMessage, response: ServerResponse): void {
  const token = new URL(request.url ?? '/', 'http://localhost').searchParams.get('token') ?? '';
  sendPlainPage(response, {
    title: 'Log in to edit',
    body: `<form method="post" action="/_login/mail">
<input type="hidden" name="token" value="${escapeHtml(token)}"><button class="primary">Log in</button></form>`,
  });
}

function sendFailure(response: ServerResponse, reason: string, status = 400): void {
  const body = `<p>${escapeHtml(reason)}</p><p><a class="button" href="/_login">Log in again</a></p>`;
  sendPlainPage(response, { title: 'You are not logged in', body, status });
}
