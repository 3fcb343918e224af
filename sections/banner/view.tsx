import { ActionLink } from '../_shared/components/ActionLink.tsx';
import { Icon } from '../_shared/components/Icon.tsx';
import type { ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { Line } from '../_shared/text/Text.tsx';
import type { Banner } from './schema.ts';
import { Row, Strip } from './style.ts';

/** A narrow strip with a line of text and a link. */
export default function BannerView({ section }: ViewProps<Banner>) {
  const { id, tone = 'accent', text, icon, action } = section;
  return (
    <Strip id={id} data-tone={tone}>
      <Row>
        {icon && <Icon name={icon} />}
        <Line within="p">{text}</Line>
        {action && <ActionLink action={action} fallbackStyle="text" />}
      </Row>
    </Strip>
  );
}
