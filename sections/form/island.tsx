import { useState } from 'react';
import { Form, type FormProps } from '../_shared/form/Form.tsx';
import { SentForm } from '../_shared/form/SentForm.tsx';
import type { Notice } from '../_shared/notices/notices.ts';

/** Props of the island: plain JSON. Without a title that labels the form, `label` is set. */
type FormIslandProps = Pick<FormProps, 'model' | 'labelledBy' | 'label' | 'layout'>;

/** A form on the page. */
export default function FormIsland(props: FormIslandProps) {
  const [notice, setNotice] = useState<Notice>();
  return (
    <SentForm notice={notice} onAgain={() => setNotice(undefined)}>
      <Form {...props} onSuccess={setNotice} />
    </SentForm>
  );
}
