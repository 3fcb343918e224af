import { joinWithCommas } from '../../base/messages/joinWithCommas.ts';
import { english, type Site, toAnchor } from '../../schema/vocabulary.ts';
import { ActionLink } from '../_shared/components/ActionLink.tsx';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { VisuallyHidden } from '../_shared/components/VisuallyHidden.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { PlainText } from '../_shared/text/PlainText.tsx';
import { Text } from '../_shared/text/Text.tsx';
import { payText } from './payText.ts';
import type { Job, Jobs } from './schema.ts';
import { Article, Description, Detail, Details, Fact, Facts, List, Name, Top } from './style.ts';

/** Open jobs as articles; their long lists unfold. */
export default function JobsView({ section }: ViewProps<Jobs>) {
  const words = useWords({ jobs: english.jobs });
  const { site } = usePage();
  const labels = { ...words.jobs, ...section.labels };
  const jobs = section.items.map((job) => ({ job, facts: listFacts(job, labels, site) }));
  const shared = findSharedFacts(jobs.map(({ facts }) => facts));
  return (
    <SectionFrame section={section}>
      <FactList facts={shared} />
      <List>
        {jobs.map(({ job, facts }) => (
          <JobArticle
            key={job.title}
            job={job}
            facts={facts.filter(([label]) => !shared.some(([other]) => other === label))}
            section={section}
            labels={labels}
          />
        ))}
      </List>
    </SectionFrame>
  );
}

interface JobArticleProps {
  job: Job;
  /** What is known about this job and not about all. */
  facts: JobFact[];
  section: Jobs;
  labels: Labels;
}

function JobArticle({ job, facts, section, labels }: JobArticleProps) {
  const { title, description, responsibilities, requirements, action = section.action } = job;
  const titleId = `${section.id ?? 'jobs'}-${toAnchor(title)}`;
  return (
    <Article aria-labelledby={titleId}>
      <Top>
        <Name as={useItemHeading(section)} id={titleId}>
          {title}
        </Name>
        {action && <ActionLink action={action} fallbackStyle="secondary" about={title} />}
      </Top>
      <FactList facts={facts} />
      <Text within={Description}>{description}</Text>
      {(responsibilities || requirements) && (
        <Details>
          {responsibilities && (
            <Unfolding label={labels.responsibilities} about={title} items={responsibilities} />
          )}
          {requirements && (
            <Unfolding label={labels.requirements} about={title} items={requirements} />
          )}
        </Details>
      )}
    </Article>
  );
}

function FactList({ facts }: { facts: JobFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Facts data-count={facts.length}>
      {facts.map(([label, value]) => (
        <Fact key={label}>
          <dt>{label}</dt>
          <dd>
            <PlainText>{value}</PlainText>
          </dd>
        </Fact>
      ))}
    </Facts>
  );
}

type JobFact = [label: string, value: string];

/** Finds what all of several jobs have in common, which is said once. */
function findSharedFacts([first = [], ...others]: JobFact[][]): JobFact[] {
  if (others.length === 0) return [];
  return first.filter(([label, value]) =>
    others.every((facts) => facts.some((fact) => fact[0] === label && fact[1] === value)),
  );
}

type Labels = Record<
  'department' | 'type' | 'experience' | 'location' | 'pay' | 'responsibilities' | 'requirements',
  string
>;

/** Lists what is known about a job, with labels. */
function listFacts(job: Job, labels: Labels, site: Site): JobFact[] {
  const { department, type, experience, location, pay } = job;
  const facts: [string, string | undefined][] = [
    [labels.department, department],
    [labels.type, type],
    [labels.experience, experience],
    [labels.location, location && joinWithCommas([location.city, location.region], site.locale)],
    [labels.pay, typeof pay === 'object' ? payText(pay, site) : pay],
  ];
  return facts.filter((fact): fact is JobFact => fact[1] !== undefined);
}

function Unfolding({ label, about, items }: { label: string; about: string; items: string[] }) {
  return (
    <Detail>
      <summary>
        {label}
        <VisuallyHidden>: {about}</VisuallyHidden>
      </summary>
      <CheckList items={items} />
    </Detail>
  );
}
