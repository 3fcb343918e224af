import { expect, test } from 'vitest';
import type { FormConfig } from '../../schema/vocabulary/form/form.ts';
import { renderSection } from '../../tests/renderSection.tsx';
import { sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { createSiteFormModel } from '../page/createSiteFormModel.ts';
import { prepareForms } from './prepareForms.ts';

const bundles = { render: { createSiteFormModel } } as Parameters<typeof prepareForms>[1];

test('pages refer to the model of a form, which they contained', () => {
  const { formModels, files } = prepareForms(sampleRenderContext, bundles);
  const [{ path, code } = { path: '', code: '' }] = files.get('lead') ?? [];
  expect(path).toMatch(/^assets\/form-lead\.[\da-f]{8}\.js$/);
  expect(code).toContain('"First name"');

  const section = { type: 'form-dialog', id: 'match', title: 'Match', form: 'lead' };
  const own = renderSection(section);
  const shared = renderSection(section, { ...sampleRenderContext, formModels });
  expect(shared).toContain(`data-imports="{&quot;model&quot;:&quot;/${path}&quot;}"`);
  expect(shared.length).toBeLessThan(own.length / 1.5);
  const markup = (html: string) => html.slice(html.indexOf('<dialog'));
  expect(markup(shared)).toBe(markup(own));
});

test('pages contain the model of a form that sends their route', () => {
  const field = { name: 'page', kind: 'hidden', label: 'Page', from: 'page' } as const;
  const { lead } = sampleRenderContext.forms;
  const form = { ...lead, groups: [{ fields: [field] }] } as unknown as FormConfig;
  const { formModels, files } = prepareForms({ ...sampleRenderContext, forms: { form } }, bundles);
  expect(formModels).toEqual({});
  expect(files.size).toBe(0);
});
