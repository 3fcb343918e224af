import { Actions } from '../_shared/components/Actions.tsx';
import { Note } from '../_shared/components/Note.style.ts';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import type { ViewProps } from '../_shared/page/page.ts';
import { useTitleHeading } from '../_shared/text/headings.ts';
import { Text } from '../_shared/text/Text.tsx';
import { TitleText } from '../_shared/text/TitleText.tsx';
import { Ornament } from '../_shared/theme/Ornament.tsx';
import { useDecoration } from '../_shared/theme/useDecoration.ts';
import type { Cta } from './schema.ts';
import { Call, Figure, Invitation, Reason } from './style.ts';

/** An invitation to act, beside its picture or over an ornament. */
export default function CtaView({ section }: ViewProps<Cta>) {
  const heading = useTitleHeading();
  const decoration = useDecoration();
  const { id, title, text, actions, note, image, align } = section;
  const ornament = image ? undefined : (section.ornament ?? decoration);
  return (
    <SectionFrame section={section} head="none" backdrop={ornament && <Ornament name={ornament} />}>
      <Invitation
        data-picture={image ? 'yes' : ornament && 'no'}
        data-align={image ? undefined : align}
      >
        <div>
          <Call as={heading} id={id && `${id}-title`}>
            <TitleText>{title}</TitleText>
          </Call>
          {text && (
            <Reason>
              <Text>{text}</Text>
            </Reason>
          )}
          <Actions actions={actions} />
          {note && (
            <Note>
              <Text inline>{note}</Text>
            </Note>
          )}
        </div>
        {image && (
          <Figure>
            <Picture image={image} />
          </Figure>
        )}
      </Invitation>
    </SectionFrame>
  );
}
