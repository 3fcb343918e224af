import * as english from '../../../schema/messages/english.ts';
import { findBrand } from '../../../schema/vocabulary/fields/brand.ts';
import type { Site } from '../../../schema/vocabulary/site/site.ts';
import { VisuallyHidden } from '../../../sections/_shared/components/VisuallyHidden.tsx';
import { useWords } from '../../../sections/_shared/page/words.ts';
import { brandIcons } from './brandIcons.ts';
import { ProfileList } from './footer.style.ts';

type Profile = NonNullable<NonNullable<Site['social']>['profiles']>[number];

/** The site's profiles in social networks, each as the logo of its network. */
export function Profiles({ profiles }: { profiles: readonly Profile[] }) {
  const { page } = useWords({ page: english.page });
  return (
    <ProfileList>
      {profiles.map((profile) => (
        <li key={profile.to}>{renderProfile(profile, page.opensInNewTab)}</li>
      ))}
    </ProfileList>
  );
}

function renderProfile({ to, label, icon = findBrand(to) }: Profile, notice: string) {
  const brand = icon && brandIcons[icon];
  const name = label ?? brand?.name ?? new URL(to).hostname;
  return (
    <a href={to} target="_blank" rel="me noopener">
      {brand ? (
        <>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={brand.path} fill="currentColor" />
          </svg>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      ) : (
        name
      )}
      <VisuallyHidden> {notice}</VisuallyHidden>
    </a>
  );
}
