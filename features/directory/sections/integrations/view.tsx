import {
  Line,
  Picture,
  PlainLink,
  SectionFrame,
  useItemHeading,
  type ViewProps,
} from '../../../../sections/section.ts';
import type { Integrations } from './schema.ts';
import { Card, List, Logo } from './style.ts';

/** Products in a grid. */
export default function IntegrationsView({ section }: ViewProps<Integrations>) {
  const Heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      <List>
        {section.items.map(({ name, image, text, to }) => (
          <Card key={name}>
            <Picture image={image} sizes="8rem" within={Logo} />
            <Heading>{to ? <PlainLink to={to}>{name}</PlainLink> : name}</Heading>
            <Line within="p">{text}</Line>
          </Card>
        ))}
      </List>
    </SectionFrame>
  );
}
