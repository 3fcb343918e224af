import type { CompiledForm } from '../forms/FormDefinition.ts';
import { getFields, getPlainLabel } from '../forms/FormDefinition.ts';
import type { Handler, Ports } from '../ports/Ports.ts';
import { visitorTexts } from '../visitorTexts.ts';
import { createCorsHeaders, requireAllowedOrigin } from './cors.ts';
import { createPageResponse } from './createPageResponse.ts';
import { HttpError } from './HttpError.ts';
import { isHtmlFormPost, type RequestBody, readBody } from './readBody.ts';

/** One call of an endpoint. */
export interface EndpointCall {
  request: Request;
  body: RequestBody;
  /** Facts for the log line of this call; never what a visitor typed. */
  logFields: Record<string, string | number | boolean | string[]>;
  /** The form that was sent, once it is known. */
  form?: CompiledForm;
}

/**
 * Wraps what an endpoint does with what all of them share: CORS and preflight, POST only, reading
 * the body, answering problems as JSON or, to plain HTML forms, as a page, and one log line a call.
 * Never throws; what is not a Problem is logged by its name and answered with 503, so that clients
 * retry.
 */
export function createEndpoint(
  name: string,
  ports: Ports,
  answer: (call: EndpointCall) => Promise<Response>,
): Handler {
  return async (request) => {
    const started = performance.now();
    const id = crypto.randomUUID();
    const call: EndpointCall = { request, body: { values: {}, isHtmlForm: false }, logFields: {} };
    const cors = createCorsHeaders(request, ports.env);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    let response: Response;
    try {
      requirePost(request);
      requireAllowedOrigin(request, ports.env);
      call.body = await readBody(request);
      response = await answer(call);
    } catch (error) {
      response = refuse(error, call);
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

/** A JSON answer that no cache keeps. */
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

/** The page the form was on, as far as the browser tells, for the way back. */
export function getFormPageUrl(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  return /^https?:\/\//.test(referer) ? referer : undefined;
}

function requirePost(request: Request): void {
  if (request.method === 'POST') return;
  throw new HttpError(405, 'method_not_allowed', visitorTexts.postOnly, {
    headers: { allow: 'POST, OPTIONS' },
  });
}

function refuse(error: unknown, call: EndpointCall): Response {
  const problem = error instanceof HttpError ? error : unexpected(error, call);
  call.logFields.outcome = problem.code;
  if (problem.fields !== undefined) call.logFields.fields = knownFields(problem.fields, call.form);
  if (!isHtmlFormPost(call.request)) {
    const { code, message, fields } = problem;
    return createJsonResponse(
      problem.status,
      { success: false, error: { code, message, fields } },
      problem.headers,
    );
  }
  const failure = call.form?.definition.failure;
  const response = createPageResponse(problem.status, {
    title: failure?.title ?? visitorTexts.failed,
    text: problem.status === 422 ? problem.message : (failure?.text ?? problem.message),
    errors: Object.entries(problem.fields ?? {}).map(([name, message]) => ({
      label: labelOf(name, call.form),
      message,
    })),
    back: getFormPageUrl(call.request),
  });
  for (const [header, value] of Object.entries(problem.headers)) {
    response.headers.set(header, value);
  }
  return response;
}

function unexpected(error: unknown, call: EndpointCall): HttpError {
  // Messages of database errors may quote a visitor's values, so only the kind is logged.
  const { name, code } = error as { name?: unknown; code?: unknown };
  call.logFields.error = String(name ?? 'Error').slice(0, 60);
  if (code !== undefined) call.logFields.errorCode = String(code).slice(0, 60);
  return new HttpError(503, 'unavailable', visitorTexts.unavailable, {
    headers: { 'retry-after': '5' },
  });
}

function labelOf(name: string, form: CompiledForm | undefined): string {
  const field = getFields(form).find((one) => one.name === name);
  return field === undefined ? name : getPlainLabel(field);
}

function knownFields(fields: Record<string, string>, form: CompiledForm | undefined): string[] {
  const known = new Set(getFields(form).map((field) => field.name));
  return Object.keys(fields).map((name) => (known.has(name) ? name : '(unknown)'));
}
