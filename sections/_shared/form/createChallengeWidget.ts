import { hasLocalBackend } from '../backend/backendAddress.ts';
import { afterPress } from './afterPress.ts';
import type { ChallengeModel } from './FormModel.ts';

/** The widget of a challenge on the page. */
export interface ChallengeWidget {
  /** Asks for a new token. */
  reset(): void;
}

/** Callbacks of a widget. */
interface ChallengeEvents {
  onToken(token: string): void;
  /** The token is no longer accepted. The widget asks for a new one itself, or shows an empty box. */
  onExpiry(): void;
  /** The visitor has to click. */
  onQuestion(): void;
  onFailure(): void;
}

/**
 * Shows the widget of a challenge service in an element.
 *
 * @throws if its script cannot be loaded
 */
export async function createChallengeWidget(
  container: HTMLElement,
  { siteKey, language, ...service }: ChallengeModel,
  events: ChallengeEvents,
): Promise<ChallengeWidget> {
  const api = await loadApi(service);
  await new Promise<void>((resolve) => afterPress(resolve));
  const element = container.appendChild(document.createElement('div'));
  const id = api.render(element, {
    sitekey: siteKey,
    // Turnstile calls the language differently from hCaptcha and reCAPTCHA.
    language,
    hl: language,
    callback: events.onToken,
    'expired-callback': events.onExpiry,
    'before-interactive-callback': events.onQuestion,
    'error-callback': events.onFailure,
  });
  return { reset: () => api.reset(id) };
}

/** The part of the API that all services have. */
interface ChallengeApi {
  render(element: HTMLElement, options: Record<string, unknown>): unknown;
  reset(id: unknown): void;
}

type Service = Pick<ChallengeModel, 'script' | 'api'>;

/** Loads the script of a service once for a page. A failure is forgotten, so that it can be repeated. */
function loadApi(service: Service): Promise<ChallengeApi> {
  const known = loadingApis.get(service.api);
  if (known) return known;
  const loading = addScript(service).catch((error: unknown) => {
    loadingApis.delete(service.api);
    throw error;
  });
  loadingApis.set(service.api, loading);
  return loading;
}

const loadingApis = new Map<string, Promise<ChallengeApi>>();

function addScript(service: Service): Promise<ChallengeApi> {
  return new Promise((resolve, reject) => {
    const isLocal = hasLocalBackend();
    const url = new URL(isLocal ? standIn : service.script, location.href);
    const readyCallback = `on_${service.api}_ready`;
    url.searchParams.set('render', 'explicit');
    url.searchParams.set('onload', readyCallback);
    if (isLocal) url.searchParams.set('api', service.api);
    const globals = window as unknown as Record<string, unknown>;
    globals[readyCallback] = () => resolve(globals[service.api] as ChallengeApi);
    const script = document.createElement('script');
    script.src = url.href;
    script.async = true;
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The challenge could not be loaded from ${url.origin}`));
    });
    document.head.append(script);
  });
}

/** Where the local backend has a fake of the services, so that trying out a form loads nothing. */
const standIn = '/_challenge/api.js';
