import { absoluteImage } from '../_shared/page/absoluteImage.ts';
import type { PageContext } from '../_shared/page/page.ts';
import type { Team } from './schema.ts';

/** Returns a schema.org Person for each member, unless the section opts out. */
export default function teamData(section: Team, page: PageContext): object[] {
  if (section.structuredData === false) return [];
  // A team may be employees, partners or members of a club.
  const affiliation = { '@id': `${page.absolute('/')}#organization` };
  return section.items.map(({ name, role, skills, links = [], image }) => {
    const profiles = links.map(({ to }) => to).filter((to) => to.startsWith('https:'));
    const email = links.find(({ to }) => to.startsWith('mailto:'))?.to.slice('mailto:'.length);
    const picture = image && absoluteImage(image.src, page);
    return {
      '@type': 'Person',
      name,
      jobTitle: role,
      affiliation,
      ...(skills && { knowsAbout: skills }),
      ...(picture && { image: picture }),
      ...(email && { email: email.replace(/\?.*/, '') }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    };
  });
}
