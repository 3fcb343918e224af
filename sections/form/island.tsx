import { useState } from 'react';
import { Form } from '../_shared/form/Form.tsx';
import type { FormModel } from '../_shared/form/FormModel.ts';
import { SentForm } from '../_shared/form/SentForm.tsx';

/** Props of the island: plain JSON. */
interface FormIslandProps {
  model: FormModel;
  /** Id of the title that labels the form; without one, `label` is set. */
  labelledBy?: string;
  label?: string;
}

/** A form on the page. */
export default function FormIsland({ model, labelledBy, label }: FormIslandProps) {
  const [isSent, setSent] = useState(false);
  return (
    <SentForm model={model} isSent={isSent} onAgain={() => setSent(false)}>
      <Form
        model={model}
        labelledBy={labelledBy}
        label={label}
        layout="page"
        onSuccess={() => setSent(true)}
      />
    </SentForm>
  );
}
