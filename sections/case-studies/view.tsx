import { joinWithCommas } from '../../base/messages/joinWithCommas.ts';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { Icon } from '../_shared/components/Icon.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Text } from '../_shared/text/Text.tsx';
import type { CaseStudies } from './schema.ts';
import { Body, Client, Facts, List, Name, Scene, Story, Study, Timeframe } from './style.ts';

/** Case studies, each with its client, story and results. */
export default function CaseStudiesView({ section }: ViewProps<CaseStudies>) {
  const heading = useItemHeading(section);
  const { locale } = usePage().site;
  return (
    <SectionFrame section={section}>
      <List>
        {section.items.map((item) => (
          <Study key={item.name} data-picture={item.image ? 'yes' : 'no'}>
            <Picture image={item.image} sizes="(min-width: 62rem) 38rem, 92vw" within={Scene} />
            <Body>
              <Client>
                <Name as={heading}>{item.name}</Name>
                {(item.role || item.company) && (
                  <p>{joinWithCommas([item.role, item.company], locale)}</p>
                )}
              </Client>
              <Text within={Story}>{item.story}</Text>
              <Outcome item={item} labels={section.labels} />
            </Body>
          </Study>
        ))}
      </List>
    </SectionFrame>
  );
}

interface OutcomeProps {
  item: CaseStudies['items'][number];
  labels: CaseStudies['labels'];
}

function Outcome({ item: { results, timeframe }, labels }: OutcomeProps) {
  if (!results && !timeframe) return null;
  return (
    <Facts>
      {results && labels?.results && <p>{labels.results}</p>}
      <CheckList items={results} />
      {timeframe && (
        <Timeframe>
          <Icon name="clock" />
          <span>
            {labels?.timeframe && `${labels.timeframe} `}
            <strong>{timeframe}</strong>
          </span>
        </Timeframe>
      )}
    </Facts>
  );
}
