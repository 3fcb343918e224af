import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Adds a section type with a check and a form in its island, and a function, as the guides show them. */
export async function writeOwnCode(root: string): Promise<void> {
  for (const [path, code] of Object.entries(ownCode)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), code);
  }
}

const ownCode = {
  'sections/ask/schema.ts': `import { plain, section, sectionHeader, type Static, Type } from 'blockwright/section';

export const schema = section('ask', 'A form with its answer.', {
  ...sectionHeader,
  form: plain('The form.'),
  answers: Type.Optional(Type.Array(plain('An answer.'), { description: 'Answers.' })),
});
export type Ask = Static<typeof schema>;
`,
  'sections/ask/view.tsx': `import { formWords, Island, provideFormModel, SectionFrame, usePage, type ViewProps } from 'blockwright/section';
import AskIsland from './island.tsx';
import type { Ask } from './schema.ts';

export default function AskView({ section }: ViewProps<Ask>) {
  const { model, modules } = provideFormModel(section.form, usePage());
  return (
    <SectionFrame section={section}>
      <Island name="ask" id={section.id ?? 'ask'} on="interaction" component={AskIsland} words={formWords} modules={modules} props={{ model }} />
    </SectionFrame>
  );
}
`,
  'sections/ask/island.tsx': `import { Form, type FormModel } from 'blockwright/form';
import { createStore, useStore } from 'blockwright/island';

const store = createStore({ isAnswered: false });

export default function AskIsland({ model }: { model: FormModel }) {
  const { isAnswered } = useStore(store);
  return (
    <Form
      model={model}
      label={isAnswered ? 'Again' : 'Ask'}
      onResponse={() => {
        store.isAnswered = true;
        return 'success';
      }}
    />
  );
}
`,
  'sections/ask/style.ts': `import styled from 'styled-components';

export const Box = styled.div<{ $wide?: boolean }>\`
  padding: var(--space-4);
\`;
`,
  'sections/ask/check.ts': `import type { SectionCheck } from 'blockwright/section';
import type { Ask } from './schema.ts';

export const check: SectionCheck<Ask> = ({ answers = [] }) =>
  answers.flatMap((answer, index) =>
    answer === '' ? [{ path: ['answers', index], message: 'This answer is empty.' }] : [],
  );
`,
  'sections/ask/examples/short.yaml': `title: A form
description: A form whose answer appears below it.
---
type: ask
title: Ask us
form: contact
`,
  'functions/weather-report/handler.ts': `import { createEndpoint, createJsonResponse, type HandlerFactory } from '@blockwright/forms';

const create: HandlerFactory = (ports) =>
  createEndpoint('weather-report', ports, async ({ body }) =>
    createJsonResponse(200, { success: true, city: body.values.city }),
  );
export default create;
`,
};
