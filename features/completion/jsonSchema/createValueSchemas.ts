import type { JsonSchema } from './allowInterpolations.ts';
import type { SiteNames } from './SiteNames.ts';

/** Creates the schemas of values that editors complete but do not check: links, pictures, `{{ … }}`. */
export function createValueSchemas(names: SiteNames | undefined): Record<string, JsonSchema> {
  const { links = [], pictures = [], values = [] } = names ?? {};
  const expressions = values.map((name) => `{{ ${name} }}`);
  return {
    link: {
      type: 'string',
      examples: [...links, ...expressions.filter((name) => name.startsWith('{{ site.links.'))],
    },
    image: {
      type: 'string',
      examples: [
        ...pictures,
        'placeholder:landscape',
        'placeholder:portrait',
        'placeholder:square',
      ],
    },
    text: { type: ['string', 'integer'], examples: expressions },
    template: {
      type: 'string',
      pattern: '\\{\\{.*\\}\\}',
      description: 'A value from a row or from the site: `{{ site.name }}`.',
    },
  };
}
