import type { Diagnostic } from '../diagnostics/Diagnostic.ts';

/** Formats the position of a diagnostic in the site: `/pricing › section 3 (hero) › items 2`. */
export function formatBreadcrumb(one: Pick<Diagnostic, 'path' | 'route' | 'section'>): string {
  const keys = (one.path ?? '')
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const parts: string[] = [];
  let rest = keys;
  if (keys[0] === 'pages') {
    parts.push(keys[1] ?? '');
    rest = keys.slice(2);
    if (rest[0] === 'sections' && rest[1] !== undefined) {
      parts.push(`section ${Number(rest[1]) + 1}${one.section ? ` (${one.section})` : ''}`);
      rest = rest.slice(2);
    }
  } else if (keys[0] === 'blocks') {
    parts.push(`block ${keys[1] ?? ''}${one.section ? ` (${one.section})` : ''}`);
    rest = keys.slice(2);
  }
  for (const key of rest) {
    if (/^\d+$/.test(key)) parts[parts.length - 1] += ` ${Number(key) + 1}`;
    else parts.push(key);
  }
  const trail = parts.filter(Boolean).join(' › ');
  return one.route && keys[0] !== 'pages' && trail ? `${trail}, on ${one.route}` : trail;
}
