import { useState } from 'react';
import { Form } from '../_shared/form/Form.tsx';
import type { FormModel } from '../_shared/form/FormModel.ts';
import { SentForm } from '../_shared/form/SentForm.tsx';
import type { Notice } from '../_shared/notices/notices.ts';

/** Props of the island: plain JSON. */
interface FormIslandProps {
  model: FormModel;
  /** Id of the title that labels the form; without one, `label` is set. */
  labelledBy?: string;
  label?: string;
  layout?: 'page' | 'line';
}

/** A form on the page. */
export default function FormIsland({ model, labelledBy, label, layout = 'page' }: FormIslandProps) {
  const [notice, setNotice] = useState<Notice>();
  return (
    <SentForm notice={notice} onAgain={() => setNotice(undefined)}>
      <Form
        model={model}
        labelledBy={labelledBy}
        label={label}
        layout={layout}
        onSuccess={setNotice}
      />
    </SentForm>
  );
}
