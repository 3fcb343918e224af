import { english } from '../../schema/vocabulary.ts';
import { Picture } from '../_shared/components/Picture.tsx';
import { VisuallyHidden } from '../_shared/components/VisuallyHidden.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line } from '../_shared/text/Text.tsx';
import { Drawing } from './Drawing.tsx';
import { mapLinks } from './mapLinks.ts';
import type { SiteMap } from './schema.ts';
import { Beside, Links, Place, Places, Scene } from './style.ts';

/** A drawing or a picture of a map, and beside it the places with links to maps. */
export default function MapView({ section }: ViewProps<SiteMap>) {
  const words = useWords({ map: english.map, page: english.page });
  const Heading = useItemHeading(section);
  const { locale } = usePage().site;
  const { places, image } = section;
  return (
    <SectionFrame section={section}>
      <Beside>
        <Scene>
          {image ? (
            <Picture image={image} sizes="(min-width: 62rem) 48rem, 92vw" />
          ) : (
            <Drawing
              section={section}
              label={words.map.drawing({ places: places.map(({ name }) => name).join(', ') })}
              locale={locale}
            />
          )}
        </Scene>
        <Places data-numbered={image ? undefined : 'yes'}>
          {places.map(({ name, at, address, text }) => (
            <Place key={name}>
              <Heading>{name}</Heading>
              <Line within="p">{address}</Line>
              <Line within="p">{text}</Line>
              <Links>
                {mapLinks(at, name).map(({ service, address }) => (
                  <li key={service}>
                    <a href={address} target="_blank" rel="noopener">
                      {service}
                      <VisuallyHidden>
                        : {name} {words.page.opensInNewTab}
                      </VisuallyHidden>
                    </a>
                  </li>
                ))}
              </Links>
            </Place>
          ))}
        </Places>
      </Beside>
    </SectionFrame>
  );
}
