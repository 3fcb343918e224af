import { createReporter } from '../../diagnostics/createReporter.ts';
import { describeValue } from '../../diagnostics/describeValue.ts';
import type { Explanation, Finding } from '../../diagnostics/Finding.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'invalid-link': {
    code: 'BW024',
    severity: 'error',
    isAboutName: true,
    title: 'A link address is not allowed',
    why: 'Other schemes can run code or send data unencrypted, and an address without a scheme does not work.',
    help: 'Use a route (`/pricing`), an anchor (`"#faq"`), or an address that starts with `https:`, `mailto:` or `tel:`.',
    ...examples`- type: hero
  headline: Hello
  link: { label: More, to: ${['"javascript:alert(1)"', 'https://www.example.com']} }`,
  },
});

const explain = createReporter<typeof rules, Explanation>();

/** Explains an address that must not be linked to. */
export function invalidLink(
  address: string,
  suggestion: Pick<Finding, 'hint' | 'fix'>,
): Explanation {
  return explain('invalid-link', {
    message: `${describeValue(address)} is not a valid link.`,
    ...suggestion,
  });
}

/** Explains an address that is not the one of a page: of an email or a telephone, for example. */
export function notAPage(address: string): Explanation {
  return explain('invalid-link', {
    message: `${describeValue(address)} is not the address of a page.`,
    hint: 'write a route (/pricing) or an address that begins with https:',
  });
}
