import type { HeadScript } from '../../renderer/index.ts';
import type { Service } from './services/_shared/Service.ts';

/**
 * Creates the script of a page that loads a service. It is a file of the site, because the policy allows
 * no inline script.
 *
 * @param name name of the file
 * @param origin where it does nothing elsewhere; undefined if it runs everywhere
 */
export function createScript(
  name: string,
  {
    src,
    data = {},
    elementId,
    setup = [],
    place = 'head',
    kilobytes,
    send: _,
    ...service
  }: Service,
  origin: string | undefined,
): HeadScript {
  const attributes = Object.entries(data).map(
    ([key, value]) =>
      `script.setAttribute(${JSON.stringify(`data-${key}`)}, ${JSON.stringify(value)});`,
  );
  const statements = [
    ...setup,
    "const script = document.createElement('script');",
    ...attributes,
    ...(elementId ? [`script.id = ${JSON.stringify(elementId)};`] : []),
    `script.src = ${JSON.stringify(src)};`,
    `document.${place}.append(script);`,
  ];
  const condition = origin ? `if (location.origin === ${JSON.stringify(origin)}) ` : '';
  return {
    name,
    ...service,
    code: `${condition}{\n${statements.map((statement) => `  ${statement}\n`).join('')}}\n`,
    bytes: kilobytes * 1000,
  };
}
