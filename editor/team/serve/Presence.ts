import type { ServerResponse } from 'node:http';
import type { Place, PresentPerson } from '../../protocol/PresentPerson.ts';
import { MissedEvents } from '../../server/MissedEvents.ts';

/** A tab that listens. */
interface Tab {
  email: string;
  /** Returns the name of its person, which team.yaml may change. */
  getName(): string;
  place: Place | undefined;
  response: ServerResponse;
  /** How long ago its page was requested when the stream began, in milliseconds. */
  age: number;
  /** Whether its person may still listen. */
  isAllowed(): boolean;
}

/** How many tabs one person may have open. */
const maxTabs = 20;

/** The tabs that show a change set: they receive events, and see who else is there. */
export class Presence {
  readonly #tabs = new Map<string, Tab>();
  readonly #events = new MissedEvents();
  readonly #timer: NodeJS.Timeout;
  /** The names that were announced last. */
  #names = '';

  constructor() {
    // Proxies end streams that stay silent, and roles and sessions end.
    this.#timer = setInterval(() => this.#renew(), 20_000).unref();
  }

  get isEmpty(): boolean {
    return this.#tabs.size === 0;
  }

  /** Adds a tab until its stream ends. False if its person has too many open, or it is another person's. */
  add(id: string, tab: Omit<Tab, 'place'>): boolean {
    const openTabs = [...this.#tabs.values()].filter(({ email }) => email === tab.email);
    const known = this.#tabs.get(id);
    if (openTabs.length >= maxTabs || (known && known.email !== tab.email)) return false;
    const { response, age } = tab;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    known?.response.end();
    if (this.#events.isMissedBy(age)) response.write(toMessage('blockwright:update', {}));
    this.#tabs.set(id, { ...tab, place: undefined });
    response.on('close', () => {
      if (this.#tabs.get(id)?.response !== response) return;
      this.#tabs.delete(id);
      this.#announce();
    });
    this.#announce();
    return true;
  }

  /** Notes where the person in a tab is. */
  move(id: string, email: string, place: Place): void {
    const tab = this.#tabs.get(id);
    if (!tab || tab.email !== email) return;
    tab.place = place;
    this.#announce();
  }

  /** Sends an event about the site to all tabs, also to those that begin to listen a moment later. */
  send(name: 'blockwright:update' | 'blockwright:checked', detail: object): void {
    this.#events.note();
    this.#write(toMessage(name, detail));
  }

  #write(message: string): void {
    for (const { response } of this.#tabs.values()) response.write(message);
  }

  /** Ends all streams. */
  close(): void {
    clearInterval(this.#timer);
    for (const { response } of this.#tabs.values()) response.end();
  }

  #renew(): void {
    for (const { response, isAllowed } of this.#tabs.values())
      if (isAllowed()) response.write(': still here\n\n');
      else response.end();
    if (this.#readNames() !== this.#names) this.#announce();
  }

  #readNames(): string {
    return Array.from(this.#tabs.values(), ({ getName }) => getName()).join('\n');
  }

  /** Tells all tabs who is here; several tabs of a person count as one. */
  #announce(): void {
    const people = new Map<string, PresentPerson>();
    for (const { email, getName, place } of this.#tabs.values()) {
      const person = people.get(email) ?? { name: getName(), email, places: [] };
      if (place) person.places.push(place);
      people.set(email, person);
    }
    this.#names = this.#readNames();
    this.#write(toMessage('blockwright:presence', [...people.values()]));
  }
}

function toMessage(name: string, detail: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(detail)}\n\n`;
}
