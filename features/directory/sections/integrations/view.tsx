import { english } from '../../../../schema/vocabulary.ts';
import {
  Line,
  Picture,
  PlainLink,
  SectionFrame,
  useItemHeading,
  useWords,
  type ViewProps,
} from '../../../../sections/section.ts';
import { listCategories } from './listCategories.ts';
import type { Integrations } from './schema.ts';
import { Card, Filter, List, Logo, Option } from './style.ts';

/** Products in a grid. Styles alone hide those that are not in the chosen category. */
export default function IntegrationsView({ section }: ViewProps<Integrations>) {
  const words = useWords({ integrations: english.integrations }).integrations;
  const Heading = useItemHeading(section);
  const { items, id = 'integrations' } = section;
  const categories = listCategories(section);
  return (
    <SectionFrame section={section}>
      {categories.length > 1 && (
        <Filter>
          <legend className="visually-hidden">{words.category}</legend>
          {[words.all, ...categories].map((category, index) => (
            <Option key={category}>
              <input
                type="radio"
                name={`${id}-category`}
                value={index}
                defaultChecked={index === 0}
              />
              {category}
            </Option>
          ))}
        </Filter>
      )}
      <List>
        {items.map(({ name, image, text, category, to }) => (
          <Card
            key={name}
            data-category={category && categories.length > 1 && categories.indexOf(category) + 1}
          >
            <Picture image={image} sizes="8rem" within={Logo} />
            <Heading>{to ? <PlainLink to={to}>{name}</PlainLink> : name}</Heading>
            <Line within="p">{text}</Line>
          </Card>
        ))}
      </List>
    </SectionFrame>
  );
}
