import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'invalid-link': {
    code: 'BW024',
    severity: 'error',
    title: 'A link address is not allowed',
    why: 'Other schemes can run code or send data unencrypted, and an address without a scheme does not work.',
    help: 'Use a route (`/pricing`), an anchor (`"#faq"`), or an address that starts with `https:`, `mailto:` or `tel:`.',
    ...examples`- type: hero
  headline: Hello
  link: { label: More, to: ${['"javascript:alert(1)"', 'https://www.example.com']} }`,
  },
});

export { checkMarkdownLinks as checkPage } from '../page/links/checkMarkdownLinks.ts';
