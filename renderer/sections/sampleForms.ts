import { parse } from 'yaml';
import { expandChoices } from '../../schema/index.ts';
import type { FormConfig } from '../../schema/vocabulary.ts';

/** The forms that presets show: name → text of the file for data/forms/. */
export const sampleForms: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../sections/_shared/samples/forms/*.yaml', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([path, text]) => [
    path
      .split('/')
      .at(-1)
      ?.replace(/\.yaml$/, '') ?? '',
    text,
  ]),
);

/** Returns the forms of a site and, for names that it does not use, the sample forms. */
export function withSampleForms(forms: Record<string, FormConfig>): Record<string, FormConfig> {
  const samples = Object.entries(sampleForms).map(([name, text]) => [
    name,
    expandChoices(parse(text)),
  ]);
  return { ...Object.fromEntries(samples), ...forms };
}
