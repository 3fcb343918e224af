import { CheckList } from '../_shared/components/CheckList.tsx';
import { Island } from '../_shared/components/Island.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { StickyColumn } from '../_shared/components/StickyColumn.style.ts';
import { formWords } from '../_shared/form/createFormModel.ts';
import { provideFormModel } from '../_shared/form/provideFormModel.ts';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { SectionHead } from '../_shared/frame/SectionHead.tsx';
import { usePage } from '../_shared/page/page.ts';
import { Text } from '../_shared/text/Text.tsx';
import FormIsland from './island.tsx';
import type { FormSection } from './schema.ts';
import { Aside, Beside, Card, Figure, Promises, Reasons } from './style.ts';

/** A form on the page, with its title and other text beside it. */
export default function FormView({ section }: ViewProps<FormSection>) {
  const page = usePage();
  const { layout = 'beside' } = section;
  const { id, title, intro, eyebrow, points, image, aside } = section;
  const { model, modules } = provideFormModel(section.form, page);
  const hasWords = !!(title || intro || eyebrow || points || aside);
  const name =
    id && title ? { labelledBy: `${id}-title` } : { label: page.form(section.form).title };
  return (
    <SectionFrame section={section} head="none">
      <Beside
        data-words={hasWords ? 'yes' : 'no'}
        data-layout={layout === 'line' ? layout : undefined}
      >
        {hasWords && (
          <StickyColumn>
            <Reasons>
              <SectionHead section={section} layout="stack" />
              <CheckList items={points} within={Promises} />
              <Picture image={image} sizes="(min-width: 62rem) 30rem, 92vw" within={Figure} />
              <Text within={Aside}>{aside}</Text>
            </Reasons>
          </StickyColumn>
        )}
        <Card>
          <Island
            name="form"
            id={id ?? section.form}
            on="visible"
            component={FormIsland}
            words={formWords}
            props={{ model, ...name, ...(layout === 'line' && { layout }) }}
            modules={modules}
          />
        </Card>
      </Beside>
    </SectionFrame>
  );
}
