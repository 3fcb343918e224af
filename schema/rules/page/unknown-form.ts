import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { suggestFix } from '../../diagnostics/suggestName.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import { locateInSection } from '../locateInSection.ts';
import type { RuleContext } from '../RuleContext.ts';
import { getSectionTexts } from './facts/getSectionTexts.ts';

export const rules = defineRules('shape', {
  'unknown-form': {
    code: 'BW030',
    severity: 'error',
    isAboutName: true,
    title: 'A form does not exist',
    why: 'The section would have no fields.',
    help: 'Correct the name, or create `data/forms/<name>.yaml`.',
    ...examples`- type: form
  form: ${['contcat', 'contact']}
# data/forms/contact.yaml
function: send-contact-email
title: Contact
submit: Send
groups: [{ fields: [{ name: email, label: Email, kind: email }] }]`,
  },
});

const report = createReporter<typeof rules>();

/** Reports sections that name a form which does not exist. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  const { loaded } = context;
  return page.sections.flatMap((section) => {
    return getSectionTexts(section, context)
      ['form-name'].filter((field) => !loaded.forms.has(field.value) && !field.value.includes('{{'))
      .map((field): Problem => {
        const names = [...loaded.forms.keys()];
        const otherwise = `available forms: ${names.join(', ') || 'none yet'}`;
        const place = locateInSection(page, section, field.path);
        return report('unknown-form', {
          message: `Unknown form \`${field.value}\`: data/forms/${field.value}.yaml does not exist.`,
          ...suggestFix(place.at, field.value, names, otherwise),
          ...place,
          missing: { kind: 'form', within: '', name: field.value },
        });
      });
  });
}
