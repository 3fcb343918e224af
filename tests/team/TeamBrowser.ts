import type { RunningTeam } from './startTeam.ts';

/** The state of a browser of one person; notes every byte that it receives. */
export class TeamBrowser {
  readonly #team: RunningTeam;
  readonly cookies = new Map<string, string>();
  /** All addresses, headers and bodies that arrived. */
  received = '';
  set: string | undefined;

  constructor(team: RunningTeam) {
    this.#team = team;
  }

  /** Sends a request as a page of the server does. Redirects are not followed. */
  async send(
    path: string,
    {
      method = 'GET',
      body,
      headers = {},
    }: Omit<RequestInit, 'headers'> & { headers?: object } = {},
  ): Promise<{ status: number; headers: Headers; text: string }> {
    const response = await fetch(this.#team.origin + path, {
      method,
      redirect: 'manual',
      ...(body !== undefined && { body }),
      headers: {
        cookie: Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; '),
        accept: 'text/html',
        ...(method === 'POST' && { origin: this.#team.origin }),
        ...(this.set && { 'x-change-set': this.set }),
        ...headers,
      } as Record<string, string>,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    this.received += `${JSON.stringify([...response.headers])}\n${text}\n`;
    return { status: response.status, headers: response.headers, text };
  }

  /** Posts JSON. */
  post(path: string, content: unknown) {
    return this.send(path, {
      method: 'POST',
      body: JSON.stringify(content),
      headers: { 'content-type': 'application/json' },
    });
  }

  /** Submits a form. */
  submit(path: string, fields: Record<string, string>) {
    return this.send(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Asks for a mailed link; returns its token. */
  async askForLink(email: string): Promise<string> {
    await this.submit('/_login/mail/ask', { email });
    const pattern = new RegExp(`Log in as ${email}: \\S+token=(\\S+)(?![^]*Log in as ${email})`);
    return (await this.#team.printed(pattern))[1] ?? '';
  }

  /** Logs in by a mailed link. */
  async logIn(email: string): Promise<void> {
    const token = await this.askForLink(email);
    await this.submit('/_login/mail', { token });
  }

  /** Opens a change set, or begins one. */
  async open(set?: string): Promise<string> {
    const answer = set
      ? await this.post('/_edit/team/open', { id: set })
      : await this.post('/_edit/team/sets', { title: 'Spring' });
    this.set = set ?? (JSON.parse(answer.text) as { id: string }).id;
    return this.set;
  }

  /** Sends a change. */
  change(change: object) {
    return this.post('/_edit/api/applyChange', change);
  }
}
