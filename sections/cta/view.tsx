import { Actions } from '../_shared/components/Actions.tsx';
import { Note } from '../_shared/components/Note.style.ts';
import { Picture } from '../_shared/components/Picture.tsx';
import { Backdrop } from '../_shared/frame/SectionFrame.style.ts';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useTitleHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import { TitleText } from '../_shared/text/TitleText.tsx';
import { Ornament } from '../_shared/theme/Ornament.tsx';
import { useDecoration } from '../_shared/theme/useDecoration.ts';
import { ctaLayouts } from './ctaLayouts.ts';
import type { Cta } from './schema.ts';
import { Call, Figure, Reason } from './style.ts';

/** An invitation to act, beside its picture or over an ornament. */
export default function CtaView({ section }: ViewProps<Cta>) {
  const heading = useTitleHeading();
  const decoration = useDecoration();
  const { id, title, text, actions, note, image, align, layout = 'split' } = section;
  const { Invitation, isBehind } = ctaLayouts[layout];
  const isBox = isBehind === 'box';
  const isCovered = isBehind === 'section' && image !== undefined;
  const isBeside = image !== undefined && !isCovered;
  const ornament = image ? undefined : (section.ornament ?? decoration);
  const drawing = ornament && <Ornament name={ornament} />;
  return (
    <SectionFrame
      section={isCovered ? { ...section, tone: 'dark' } : section}
      head="none"
      backdrop={
        isCovered ? <Picture image={image} sizes="100vw" within={Backdrop} /> : !isBox && drawing
      }
    >
      <Invitation
        data-picture={isBeside ? 'yes' : ornament && 'no'}
        data-align={isBeside ? undefined : (align ?? (isCovered ? 'center' : undefined))}
        data-tone={isBox ? (section.tone === 'accent' ? 'dark' : 'accent') : undefined}
      >
        {isBox && drawing}
        <div>
          <Call as={heading} id={id && `${id}-title`}>
            <TitleText>{title}</TitleText>
          </Call>
          <Text within={Reason}>{text}</Text>
          <Actions actions={actions} />
          <Line within={Note}>{note}</Line>
        </div>
        {isBeside && <Picture image={image} within={Figure} />}
      </Invitation>
    </SectionFrame>
  );
}
