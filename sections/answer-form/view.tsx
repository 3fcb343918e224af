import * as english from '../../schema/messages/english.ts';
import { Island } from '../_shared/components/Island.tsx';
import { SectionFrame } from '../_shared/components/SectionFrame.tsx';
import { formWords } from '../_shared/form/createFormModel.ts';
import { provideFormModel } from '../_shared/form/provideFormModel.ts';
import { type PageContext, usePage, type ViewProps } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { renderRichText } from '../_shared/text/renderRichText.ts';
import AnswerFormIsland from './island.tsx';
import type { AnswerForm } from './schema.ts';

/** A search box with a result box below it. */
export default function AnswerFormView({ section }: ViewProps<AnswerForm>) {
  const words = useWords({ answerForm: english.answerForm });
  const page = usePage();
  const heading = useItemHeading(section);
  const { id = section.form, form, results, empty, examples, title } = section;
  const { model, modules } = provideFormModel(form, page);
  return (
    <SectionFrame section={section} head="stack">
      <Island
        name="answer-form"
        id={id}
        on="interaction"
        component={AnswerFormIsland}
        words={formWords}
        props={{
          id,
          model,
          label: title ?? page.form(form).title,
          results: results ?? words.answerForm.results,
          heading,
          ...(empty && { empty: renderRichText(empty, page, true) }),
          ...(examples && { examples }),
          ...(section.image && { picture: pictureOf(section.image.src, page) }),
        }}
        modules={modules}
      />
    </SectionFrame>
  );
}

function pictureOf(src: string, page: PageContext) {
  const { src: address, width, height } = page.image(src);
  return { src: address, width, height };
}
