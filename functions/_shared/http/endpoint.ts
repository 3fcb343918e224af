import type { CheckedForm } from '../forms/FormDefinition.ts';
import { fieldsOf, plainLabel } from '../forms/FormDefinition.ts';
import type { Handler, Ports } from '../ports.ts';
import { words } from '../words.ts';
import { corsHeaders, requireAllowedOrigin } from './cors.ts';
import { HttpProblem } from './HttpProblem.ts';
import { page } from './page.ts';
import { type Body, isPagePost, readBody } from './readBody.ts';

/** One call of an endpoint. */
export interface Call {
  request: Request;
  body: Body;
  /** Facts for the log line of this call; never what a visitor typed. */
  facts: Record<string, string | number | boolean | string[]>;
  /** The form that was sent, once it is known. */
  form?: CheckedForm;
}

/**
 * Wraps what an endpoint does with what all of them share: CORS and preflight, POST only, reading
 * the body, answering problems as JSON or, to plain HTML forms, as a page, and one log line a call.
 * Never throws; what is not a Problem is logged by its name and answered with 503, so that clients
 * retry.
 */
export function endpoint(
  name: string,
  ports: Ports,
  answer: (call: Call) => Promise<Response>,
): Handler {
  return async (request) => {
    const started = performance.now();
    const id = crypto.randomUUID();
    const call: Call = { request, body: { values: {}, fromPage: false }, facts: {} };
    const cors = corsHeaders(request, ports.env);
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
      ...call.facts,
    });
    return response;
  };
}

/** A JSON answer that no cache keeps. */
export function json(
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
export function formPage(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  return /^https?:\/\//.test(referer) ? referer : undefined;
}

function requirePost(request: Request): void {
  if (request.method === 'POST') return;
  throw new HttpProblem(405, 'method_not_allowed', words.postOnly, {
    headers: { allow: 'POST, OPTIONS' },
  });
}

function refuse(error: unknown, call: Call): Response {
  const problem = error instanceof HttpProblem ? error : unexpected(error, call);
  call.facts.outcome = problem.code;
  if (problem.fields !== undefined) call.facts.fields = knownFields(problem.fields, call.form);
  if (!isPagePost(call.request)) {
    const { code, message, fields } = problem;
    return json(
      problem.status,
      { success: false, error: { code, message, fields } },
      problem.headers,
    );
  }
  const failure = call.form?.definition.failure;
  const response = page(problem.status, {
    title: failure?.title ?? words.failed,
    text: problem.status === 422 ? problem.message : (failure?.text ?? problem.message),
    errors: Object.entries(problem.fields ?? {}).map(([name, message]) => ({
      label: labelOf(name, call.form),
      message,
    })),
    back: formPage(call.request),
  });
  for (const [header, value] of Object.entries(problem.headers)) {
    response.headers.set(header, value);
  }
  return response;
}

function unexpected(error: unknown, call: Call): HttpProblem {
  // Messages of database errors may quote a visitor's values, so only the kind is logged.
  const { name, code } = error as { name?: unknown; code?: unknown };
  call.facts.error = String(name ?? 'Error').slice(0, 60);
  if (code !== undefined) call.facts.errorCode = String(code).slice(0, 60);
  return new HttpProblem(503, 'unavailable', words.unavailable, {
    headers: { 'retry-after': '5' },
  });
}

function labelOf(name: string, form: CheckedForm | undefined): string {
  const field = fieldsOf(form).find((one) => one.name === name);
  return field === undefined ? name : plainLabel(field);
}

function knownFields(fields: Record<string, string>, form: CheckedForm | undefined): string[] {
  const known = new Set(fieldsOf(form).map((field) => field.name));
  return Object.keys(fields).map((name) => (known.has(name) ? name : '(unknown)'));
}
