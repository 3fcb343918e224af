import * as english from '../../schema/words/english.ts';
import { Actions } from '../_shared/Actions.tsx';
import { CheckList } from '../_shared/CheckList.tsx';
import { useItemHeading } from '../_shared/headings.ts';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import { useWords } from '../_shared/words.ts';
import { Flag } from './Flag.tsx';
import type { Countries } from './schema.ts';
import { Card, Cards, Facts, Lead, Name } from './style.ts';

/** A card for each country, with a description list of facts. */
export default function CountriesView({ section }: ViewProps<Countries>) {
  const words = useWords({ countries: english.countries });
  const heading = useItemHeading(section);
  const labels = section.labels ?? words.countries;
  return (
    <SectionFrame section={section}>
      <Cards>
        {section.items.map((item) => (
          <Card key={item.country}>
            <Flag flag={item.flag} />
            <Name as={heading}>{item.country}</Name>
            <Lead>
              <Text inline>{item.description}</Text>
            </Lead>
            <Facts>
              <Fact label={labels.regions} values={item.regions} />
              <Fact label={labels.timeZones} values={item.timeZones} />
              <Fact label={labels.industries} values={item.industries} />
              <div data-list="">
                <dt>{labels.benefits}</dt>
                <dd>
                  <CheckList items={item.benefits} />
                </dd>
              </div>
            </Facts>
          </Card>
        ))}
      </Cards>
      <Actions actions={section.actions} />
    </SectionFrame>
  );
}

function Fact({ label, values }: { label: string; values: string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      {values.map((value) => (
        <dd key={value}>
          <Text inline>{value}</Text>
        </dd>
      ))}
    </div>
  );
}
