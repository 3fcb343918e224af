import type { CheckedSite } from '../../schema/index.ts';
import type { FormPage } from '../protocol/FormPage.ts';
import { parsePointer } from '../yaml/parsePointer.ts';

/** Lists the pages with a section that shows a form, each with its route. */
export function listFormPages({ pages }: Pick<CheckedSite, 'pages'>, form: string): FormPage[] {
  return pages.flatMap(({ route, origin, sections }) => {
    if (!sections.some((section) => 'form' in section && section.form === form)) return [];
    const [, key] = parsePointer(origin.pointer);
    return [{ file: origin.file, key: String(key), route }];
  });
}
