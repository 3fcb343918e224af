import {
  formWords,
  Island,
  type PageContext,
  provideFormModel,
  renderRichText,
  SectionFrame,
  useItemHeading,
  usePage,
  useWords,
  type ViewProps,
} from 'blockwright/section';
import AnswerFormIsland from './island.tsx';
import type { AnswerForm } from './schema.ts';
import { words as english } from './words.ts';

/** A search box with a result box below it. */
export default function AnswerFormView({ section }: ViewProps<AnswerForm>) {
  const words = useWords({ 'answer-form': english });
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
          results: results ?? words['answer-form'].results,
          nothing: words['answer-form'].nothing,
          heading,
          ...(empty && { empty: renderRichText(empty, page, true) }),
          ...(examples && { examples }),
          ...(section.image && { picture: getPicture(section.image.src, page) }),
        }}
        modules={modules}
      />
    </SectionFrame>
  );
}

function getPicture(src: string, page: PageContext) {
  const { src: address, width, height } = page.image(src);
  return { src: address, width, height };
}
