import { ActionLink } from '../_shared/components/ActionLink.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import type { Team } from './schema.ts';
import { Member, Name, Portrait, Profiles, Role, Skills } from './style.ts';
import { teamLayouts } from './teamLayouts.ts';

/** People with their portraits under an arch. */
export default function TeamView({ section }: ViewProps<Team>) {
  const heading = useItemHeading(section);
  const List = teamLayouts[section.layout ?? 'grid'];
  return (
    <SectionFrame section={section}>
      <List {...(section.layout === 'row' && { tabIndex: 0, 'aria-label': section.title })}>
        {section.items.map(({ name, role, skills, links, image }) => (
          <Member key={name}>
            <Picture image={image} sizes="(min-width: 48rem) 24rem, 92vw" within={Portrait} />
            <Name as={heading}>{name}</Name>
            <Role>{role}</Role>
            {skills && (
              <Skills>
                {skills.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </Skills>
            )}
            {links && (
              <Profiles>
                {links.map((link) => (
                  <ActionLink key={link.label} action={link} fallbackStyle="text" />
                ))}
              </Profiles>
            )}
          </Member>
        ))}
      </List>
    </SectionFrame>
  );
}
