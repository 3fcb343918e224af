import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import { trace } from '../resolve/Written.ts';
import type { CrossContext } from './CrossContext.ts';
import { textsOf } from './textsOf.ts';

/** Sections that name a form which does not exist. */
export function forms(page: ResolvedPage, context: CrossContext): Problem[] {
  const { loaded } = context;
  return page.sections.flatMap((section) => {
    const { type } = section.value;
    return textsOf(section, context)
      ['form-name'].filter((field) => !loaded.forms.has(field.value) && !field.value.includes('{{'))
      .map((field): Problem => {
        const near = nearest(field.value, loaded.forms.keys());
        const { at, related } = trace(section.written, field.path);
        return {
          rule: 'unknown-form',
          message: `Unknown form \`${field.value}\`: data/forms/${field.value}.yaml does not exist.`,
          hint: near
            ? `did you mean "${near}"?`
            : `available forms: ${[...loaded.forms.keys()].join(', ') || 'none yet'}`,
          at,
          related,
          route: page.page.route,
          section: type,
          ...(near && typeof at.part !== 'object' && { fix: [{ at, text: near }] }),
        };
      });
  });
}
