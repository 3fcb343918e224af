import { z } from 'zod';

const link = z.strictObject({ label: z.string(), to: z.string(), text: z.string().optional() });
const tone = z.enum(['plain', 'tint', 'dark', 'accent']).optional();
const head = { eyebrow: z.string().optional(), title: z.string(), intro: z.string().optional() };

const section = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hero'),
    eyebrow: z.string().optional(),
    headline: z.string(),
    text: z.string().optional(),
    actions: z.array(link).optional(),
    badges: z.array(z.strictObject({ label: z.string() })).optional(),
    image: z.strictObject({ src: z.string(), alt: z.string() }).optional(),
  }),
  z.strictObject({
    type: z.literal('cards'),
    ...head,
    tone,
    items: z.array(
      z.strictObject({ title: z.string(), text: z.string(), icon: z.string().optional() }),
    ),
  }),
  z.strictObject({
    type: z.literal('tasks'),
    ...head,
    tone,
    groups: z.array(
      z.strictObject({
        title: z.string(),
        text: z.string(),
        icon: z.string().optional(),
        items: z.array(z.string()),
      }),
    ),
  }),
  z.strictObject({
    type: z.literal('table'),
    ...head,
    tone,
    layout: z.enum(['compare']),
    caption: z.string(),
    note: z.string().optional(),
    columns: z.array(z.looseObject({ name: z.string() })),
    rows: z.array(z.array(z.union([z.string(), z.boolean()]))),
  }),
  z.strictObject({
    type: z.literal('pricing'),
    ...head,
    tone,
    plans: z.array(z.looseObject({ name: z.string(), features: z.array(z.string()) })),
  }),
  z.strictObject({
    type: z.literal('faq'),
    ...head,
    tone,
    items: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  }),
  z.strictObject({
    type: z.literal('carousel'),
    ...head,
    tone,
    slides: z.array(
      z.looseObject({ title: z.string(), subtitle: z.string(), description: z.string() }),
    ),
  }),
  z.strictObject({
    type: z.literal('quote'),
    tone,
    text: z.string(),
    author: z.string(),
    role: z.string(),
  }),
  z.strictObject({
    type: z.literal('links'),
    ...head,
    tone,
    items: z.array(link),
    style: z.enum(['grid', 'inline']).optional(),
  }),
  z.strictObject({
    type: z.literal('cta'),
    tone,
    title: z.string(),
    text: z.string(),
    note: z.string(),
    actions: z.array(link),
  }),
  z.strictObject({ type: z.literal('jsonld'), data: z.looseObject({ '@type': z.string() }) }),
]);

const page = z.strictObject({
  route: z.string(),
  title: z.string(),
  description: z.string(),
  sections: z.array(section),
});

/**
 * Checks pages as the schema of a content collection or of the data cascade would, and names all that is
 * wrong in one error.
 */
export function checkPages(pages) {
  const problems = pages.flatMap((one) =>
    (page.safeParse(one).error?.issues ?? []).map(
      ({ path, message }) => `SCHEMA ${one.route} ${path.join('.')}: ${message}`,
    ),
  );
  if (problems.length > 0) throw new Error(`The data is wrong:\n${problems.join('\n')}`);
}
