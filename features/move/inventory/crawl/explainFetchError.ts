import { getCause } from './fetchPolitely.ts';

/** Explains why a site did not answer, and what to do. */
export function explainFetchError(error: unknown, { host, hostname }: URL): string {
  const { code = '', message } = getCause(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The name ${hostname} is not known. Check the spelling, and the connection to the internet.`;
  if (code === 'ECONNREFUSED')
    return `Nothing answers at ${host}. Start the server, or check the port.`;
  if (code === 'CERT_HAS_EXPIRED')
    return `The certificate of ${host} has expired. Renew it, or use the address with http:.`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of ${host} is for another name. Use the name of the certificate, or the address with http:.`;
  if (/CERT|SIGNED|ISSUER/.test(code))
    return `The certificate of ${host} is not trusted (${code}). Name the certificate of its authority in NODE_EXTRA_CA_CERTS, or use the address with http:.`;
  if (/SSL|EPROTO|wrong version/i.test(`${code} ${message}`))
    return `${host} does not answer in https. Use the address with http:.`;
  if (/bad port/.test(message)) return `Browsers and this command do not open the port of ${host}.`;
  if (/timeout|timed out|TIMEOUT/i.test(`${code} ${message}`))
    return `${host} does not answer in time. Try again later.`;
  return `${host} cannot be read: ${message}${code && !message.includes(code) ? ` (${code})` : ''}.`;
}
