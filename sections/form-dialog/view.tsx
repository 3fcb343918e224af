import { Island } from '../_shared/components/Island.tsx';
import { formWords } from '../_shared/form/createFormModel.ts';
import { provideFormModel } from '../_shared/form/provideFormModel.ts';
import type { ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { renderRichText } from '../_shared/text/renderRichText.ts';
import FormDialogIsland from './island.tsx';
import type { FormDialog } from './schema.ts';

/** A form in a dialog, which links to its id open. It takes no space in the page. */
export default function FormDialogView({ section }: ViewProps<FormDialog>) {
  const page = usePage();
  const { id, title, text, form } = section;
  const { model, modules } = provideFormModel(form, page);
  return (
    <Island
      name="form-dialog"
      id={id}
      on="interaction"
      opens={id}
      isHidden
      component={FormDialogIsland}
      words={formWords}
      props={{
        id,
        title: renderRichText(title, page),
        ...(text && { text: renderRichText(text, page, true) }),
        model,
      }}
      modules={modules}
    />
  );
}
