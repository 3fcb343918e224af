import { localAnonKey } from '../../functions/_local/openBackend.ts';
import { application, lead } from '../backend/support/samples.ts';
import type { RawRequest } from './sendRawRequest.ts';

/** One request that means no good. */
export interface HostileRequest {
  label: string;
  request: RawRequest;
  /** Whether closing the connection without an answer is an answer to this. */
  mayBeCut?: boolean;
}

/** Hostile bodies, values, headers, methods, origins, uploads and messages for a backend. */
export function hostileRequests(): HostileRequest[] {
  return [
    ...functions.flatMap((name) => [
      ...bodies.map((body, at) => posted(`${name}: body ${at}`, name, body)),
      ...mediaTypes.map((type) =>
        posted(`${name}: media type ${type}`, name, JSON.stringify(lead), { 'content-type': type }),
      ),
      ...methods.map((method) => {
        const request = { method, path: `/functions/v1/${name}`, headers: json, body: '{}' };
        return { label: `${name}: ${method}`, request };
      }),
      ...headers.map((header) =>
        posted(`${name}: ${JSON.stringify(header).slice(0, 80)}`, name, '{}', header),
      ),
    ]),
    ...values.flatMap((value, at) => [
      ...Object.keys(lead).map((field) =>
        posted(`lead.${field}: value ${at}`, 'send-contact-email', withValue(lead, field, value)),
      ),
      ...Object.keys({ ...application, resumeUrl: '' }).map((field) =>
        posted(
          `application.${field}: value ${at}`,
          'send-applicant-email',
          withValue({ ...application, resumeUrl: '1-Ana-Lopez.pdf' }, field, value),
        ),
      ),
      posted(`search: value ${at}`, 'search-virtual-latinos', withValue({}, 'query', value)),
      posted(`maintain: value ${at}`, 'maintain', withValue({}, 'task', value)),
    ]),
    ...emails.map((email) =>
      posted(`email ${email}`, 'send-contact-email', withValue(lead, 'email', email)),
    ),
    ...resumes.map((name) =>
      posted(
        `resume ${name}`,
        'send-applicant-email',
        withValue({ ...application }, 'resumeUrl', name),
      ),
    ),
    ...lengths.map((length) => ({
      label: `content-length ${length}`,
      request: {
        method: 'POST',
        path: '/functions/v1/send-contact-email',
        headers: { ...json, 'content-length': length },
        body: '{}',
      },
      mayBeCut: true,
    })),
    ...paths.map((path) => ({
      label: path,
      request: { method: 'POST', path, headers: json, body: '{}' },
    })),
    ...uploads.map(([path, more, body]) => ({
      label: `upload ${path.slice(0, 80)} ${JSON.stringify(more).slice(0, 80)}`,
      request: {
        method: 'POST',
        path: `/storage/v1/object/${path}`,
        headers: {
          authorization: `Bearer ${localAnonKey}`,
          'content-type': 'application/pdf',
          ...more,
        },
        body,
      },
    })),
    ...messages.map((body) => ({
      label: `message ${body}`,
      request: {
        method: 'POST',
        path: '/_mail/emails',
        headers: {
          ...json,
          authorization: 'Bearer x',
          'idempotency-key': `message-${body.length}`,
        },
        body,
      },
    })),
    ...['/_mail', '/_mail/messages.json', '/_mail/..%2f..', '/_mail/x.eml'].map((path) => ({
      label: path,
      request: { path },
    })),
  ];
}

const functions = [
  'submit-form',
  'send-contact-email',
  'send-applicant-email',
  'search-virtual-latinos',
  'maintain',
];
const json = { 'content-type': 'application/json' };

function posted(
  label: string,
  name: string,
  body: string | Buffer,
  more: Record<string, string> = {},
): HostileRequest {
  const path = `/functions/v1/${name}`;
  return { label, request: { method: 'POST', path, headers: { ...json, ...more }, body } };
}

/** Returns the JSON of an object with one value replaced. Spreading would lose keys such as `__proto__`. */
function withValue(valid: object, field: string, value: unknown): string {
  const { [field]: _, ...others } = valid as Record<string, unknown>;
  const start = JSON.stringify(others).slice(0, -1);
  return `${start}${start === '{' ? '' : ','}${JSON.stringify(field)}:${JSON.stringify(value) ?? 'null'}}`;
}

const bodies: (string | Buffer)[] = [
  '',
  '{',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '[{}]',
  '{}',
  '{"a":1,}',
  '{"__proto__":{"email":"x"}}',
  '{"constructor":{"prototype":{}}}',
  '{"form":"lead"}',
  '{"form":"__proto__"}',
  '{"form":{"toString":1}}',
  '{"website":{}}',
  `${'['.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"a":"${'x'.repeat(99_000)}"}`,
  `{"a":"${'x'.repeat(120_000)}"}`,
  `{"firstName":"${'\\u200d'.repeat(15_000)}"}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  Buffer.from('{"firstName":"\u0000"}', 'utf16le'),
  Buffer.alloc(5000),
];

const mediaTypes = [
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/json; charset=utf-7',
  'APPLICATION/JSON',
  'application/json, text/plain',
  ';',
];

const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];

const headers: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://www.example.com.evil.example' },
  { origin: 'https://www.example.com/' },
  { origin: 'file://' },
  { origin: 'x'.repeat(4000) },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(129) },
  { 'idempotency-key': "'; drop table intake.submissions; --" },
  { 'idempotency-key': 'ä' },
  { authorization: 'Bearer x' },
  { 'x-cron-secret': '' },
  { 'x-cron-secret': 'x'.repeat(4000) },
  { referer: 'javascript:alert(1)', 'content-type': 'application/x-www-form-urlencoded' },
  { referer: 'https://x/"><script>', 'content-type': 'application/x-www-form-urlencoded' },
  { 'x-forwarded-for': 'x'.repeat(4000) },
  { 'x-forwarded-for': Array.from({ length: 500 }, () => '1.1.1.1').join(',') },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue' },
  { cookie: 'a='.repeat(2000) },
];

const values: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  [],
  {},
  [[]],
  ['x'],
  { $ne: null },
  { length: 5 },
  { toString: 'x' },
  '',
  ' ',
  '\u0000',
  'x\u0000y',
  '\r\nBcc: all@example.com',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\u200b\u2060\ufeff',
  '\u{e0041}\u{e0042}',
  '\uffff',
  'x'.repeat(6000),
  '\u{1f600}'.repeat(3000),
  'e\u0301'.repeat(6000),
  "'; drop table intake.submissions; --",
  '</script><script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '%s%s%s%n',
];

const emails = [
  'a@b..co',
  'a@.b.co',
  'a@b.co.',
  '@b.co',
  'a@',
  'a b@c.co',
  'a@b.co\r\nBcc: x@y.co',
  'a@b.co,x@y.co',
  'a@b.co;x@y.co',
  '<a@b.co>',
  '"a"@b.co',
  'a@[127.0.0.1]',
  `${'a'.repeat(300)}@b.co`,
  `a@${'b.'.repeat(120)}c`,
  `a@${'.'.repeat(250)}`,
  'a\u200b@b.co',
  'a@b.c\u0000o',
];

const resumes = [
  '',
  '1-no-one.pdf',
  '../x/1-a-b.pdf',
  '/etc/passwd',
  'https://evil.example/1-a-b.pdf',
  '1-a/b.pdf',
  '1-a%2fb.pdf',
  '1-a-b.pdf\u0000.exe',
  `1-${'a'.repeat(300)}.pdf`,
  '1-é-ü.pdf',
  '1-a-b.PDF?x=1#y',
];

const lengths = ['0', '1', '5', '-1', '1e3', '99999999999999999999', 'x', '2, 3'];

const paths = [
  '/functions/v1',
  '/functions/v1/',
  '/functions/v1/none',
  '/functions/v1/__proto__',
  '/functions/v1/constructor',
  '/functions/v1/send-contact-email/../maintain',
  '/functions/v1/send-contact-email%2f',
  '/functions/v1/%',
  '/functions/v1/%00',
  '//functions/v1/maintain',
  '/storage/v1/object/list/resumes?prefix=%00',
  '/storage/v1',
  '/storage/v1/object',
  '/storage/v1/object/resumes',
  '/storage/v1/object/list/resumes',
  '/storage/v1/object/sign/resumes/1-a-b.pdf',
  '/storage/v1/bucket',
  '/storage/v1/object/%E0%A4%A/x',
];

const uploads: [string, Record<string, string>, string | Buffer][] = [
  ['resumes/1-A-B.exe', {}, 'x'],
  ['resumes/..%2f..%2fx.pdf', {}, 'x'],
  ['resumes/%zz', {}, 'x'],
  ['resumes/1-a%00.pdf', {}, 'x'],
  [`resumes/1-${'a'.repeat(5000)}.pdf`, {}, 'x'],
  ['none/1-A-B.pdf', {}, 'x'],
  ['resumes/2-A-B.pdf', { 'content-type': 'multipart/form-data' }, 'x'],
  ['resumes/3-A-B.pdf', { 'content-type': 'multipart/form-data; boundary=b' }, '--b--'],
  ['resumes/4-A-B.pdf', { 'content-type': '' }, 'x'],
  ['resumes/5-A-B.pdf', { authorization: '' }, 'x'],
  ['resumes/6-A-B.pdf', { authorization: 'Bearer a.b.c' }, 'x'],
  ['resumes/7-A-B.pdf', { 'x-metadata': 'bnVsbA==' }, 'x'],
  ['resumes/8-A-B.pdf', { 'x-metadata': 'x' }, 'x'],
  ['resumes/9-A-B.pdf', { 'x-metadata': Buffer.from('{"a":"\\u0000"}').toString('base64') }, 'x'],
  ['resumes/10-A-B.pdf', { 'x-metadata': Buffer.from('{"claim":{}}').toString('base64') }, 'x'],
  ['resumes/11-A-B.pdf', { 'cache-control': 'x'.repeat(4000) }, 'x'],
  ['resumes/12-A-B.pdf', {}, ''],
];

const messages = [
  '',
  'null',
  '[]',
  '5',
  '{"a":1}',
  '{"from":1,"to":2,"subject":3,"text":4}',
  '{"from":"x","to":[1],"subject":"s","text":"t"}',
  '{"from":"x","to":"y","subject":"<script>","text":"\\u0000"}',
];
