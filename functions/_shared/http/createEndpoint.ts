import type { CompiledForm } from '../../../base/forms/FormDefinition.ts';
import type { FunctionHandler, Ports } from '../ports/Ports.ts';
import { getFields } from '../site/getFields.ts';
import { getPlainLabel } from '../site/getPlainLabel.ts';
import { createCorsHeaders, requireAllowedOrigin } from './cors.ts';
import { createPageResponse } from './createPageResponse.ts';
import { HttpError } from './HttpError.ts';
import { isHtmlFormPost, type RequestBody, readBody } from './readBody.ts';

/** A request while an endpoint handles it. */
export interface EndpointCall {
  request: Request;
  body: RequestBody;
  /** Fields for the log line of this request; never values that a visitor typed. */
  logFields: Record<string, string | number | boolean | string[]>;
  /** The form that was submitted, once it is known. */
  form?: CompiledForm;
}

/**
 * Creates a handler that adds the shared parts of every endpoint: CORS and preflight, POST only, body
 * parsing, error responses (JSON, or a page for plain HTML forms) and one log line for each request.
 * It never throws: errors other than HttpError are logged by name and answered with 503, so that
 * clients retry.
 */
export function createEndpoint(
  name: string,
  ports: Ports,
  handle: (call: EndpointCall) => Promise<Response>,
): FunctionHandler {
  return async (request) => {
    const started = performance.now();
    const id = crypto.randomUUID();
    const body = { values: {}, files: {}, hasTexts: false, isHtmlForm: false };
    const call: EndpointCall = { request, body, logFields: {} };
    const cors = createCorsHeaders(request, ports.env);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    let response: Response;
    try {
      requirePost(request);
      requireAllowedOrigin(request, ports.env);
      call.body = await readBody(request);
      addHeaders(call.body, request);
      response = await handle(call);
    } catch (error) {
      response = await createErrorResponse(error, call, ports);
    }
    for (const [header, value] of Object.entries(cors)) response.headers.set(header, value);
    response.headers.set('x-request-id', id);
    ports.log({
      at: ports.now().toISOString(),
      request: id,
      function: name,
      status: response.status,
      milliseconds: Math.round(performance.now() - started),
      ...call.logFields,
    });
    return response;
  };
}

/** Creates a JSON response that is not cached. */
export function createJsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

/** Returns the URL of the page with the form, if the browser sent it. */
export function getFormPageUrl(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  return /^https?:\/\//.test(referer) ? referer : undefined;
}

/**
 * Adds what pages send in headers, so that the body has only the fields of the form: the name of the
 * form, and whether something filled in the field that visitors never see.
 */
function addHeaders({ values }: RequestBody, request: Request): void {
  const form = request.headers.get('x-form');
  if (form !== null) values.form ??= form;
  if (!request.headers.has('x-form-bot')) return;
  values[Object.hasOwn(values, 'website') ? 'homepage' : 'website'] = 'filled';
}

function requirePost(request: Request): void {
  if (request.method === 'POST') return;
  throw new HttpError(405, 'method_not_allowed', ({ postOnly }) => postOnly, {
    headers: { allow: 'POST, OPTIONS' },
  });
}

async function createErrorResponse(
  cause: unknown,
  call: EndpointCall,
  ports: Ports,
): Promise<Response> {
  if (!(cause instanceof HttpError)) ports.reportError?.(cause);
  const error = cause instanceof HttpError ? cause : toUnavailableError(cause, call);
  call.logFields.outcome = error.code;
  const locale = call.form?.definition.locale;
  const texts = await ports.texts(locale);
  const { answers } = texts;
  const { message, fields } = error.describe(texts);
  if (fields !== undefined) call.logFields.fields = filterKnownFields(fields, call.form);
  if (!isHtmlFormPost(call.request)) {
    return createJsonResponse(
      error.status,
      { success: false, error: { code: error.code, message, fields } },
      error.headers,
    );
  }
  const failure = call.form?.definition.failure;
  const content = {
    isFailure: true,
    title: failure?.title ?? answers.failureTitle,
    text: error.status === 422 ? message : (failure?.text ?? message),
    errors: Object.entries(fields ?? {}).map(([name, text]) => ({
      label: getLabel(name, call.form),
      message: text,
    })),
  };
  const response = createPageResponse(error.status, content, {
    look: await ports.look(locale),
    answers,
  });
  for (const [header, value] of Object.entries(error.headers)) {
    response.headers.set(header, value);
  }
  return response;
}

function toUnavailableError(error: unknown, call: EndpointCall): HttpError {
  // Messages of database errors may quote a visitor's values, so only the name is logged.
  const { name, code } = error as { name?: unknown; code?: unknown };
  call.logFields.error = String(name ?? 'Error').slice(0, 60);
  if (code !== undefined) call.logFields.errorCode = String(code).slice(0, 60);
  return new HttpError(503, 'unavailable', ({ unavailable }) => unavailable, {
    headers: { 'retry-after': '5' },
  });
}

function getLabel(name: string, form: CompiledForm | undefined): string {
  const field = getFields(form).find((candidate) => candidate.name === name);
  return field === undefined ? name : getPlainLabel(field);
}

function filterKnownFields(
  fields: Record<string, string>,
  form: CompiledForm | undefined,
): string[] {
  const known = new Set(getFields(form).map((field) => field.name));
  return Object.keys(fields).map((name) => (known.has(name) ? name : '(unknown)'));
}
