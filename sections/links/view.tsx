import { english } from '../../schema/vocabulary.ts';
import { Icon } from '../_shared/components/Icon.tsx';
import { VisuallyHidden } from '../_shared/components/VisuallyHidden.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import { PlainText } from '../_shared/text/PlainText.tsx';
import { Line } from '../_shared/text/Text.tsx';
import type { Links } from './schema.ts';
import { List, Remark, Tile } from './style.ts';

/** Links to related pages. */
export default function LinksView({ section }: ViewProps<Links>) {
  const words = useWords({ page: english.page });
  const page = usePage();
  const style = section.style ?? 'grid';
  return (
    <SectionFrame section={section}>
      <List
        data-look={style}
        data-columns={fullestColumns(section.items.length, [3, 4, 5])}
        data-tablet-columns={fullestColumns(section.items.length, [2, 3])}
      >
        {section.items.map(({ label, to, text }) => {
          const { href, hrefLang, external } = page.link(to);
          return (
            <li key={label}>
              <Tile
                href={href}
                hrefLang={hrefLang}
                {...(external && { target: '_blank', rel: 'noopener' })}
              >
                <span>
                  <PlainText>{label}</PlainText>
                  {external && <VisuallyHidden> {words.page.opensInNewTab}</VisuallyHidden>}
                </span>
                {style === 'grid' && <Icon name={external ? 'arrow-up-right' : 'arrow-right'} />}
              </Tile>
              {text && style === 'grid' && <Line within={Remark}>{text}</Line>}
            </li>
          );
        })}
      </List>
    </SectionFrame>
  );
}

/** Returns the number of columns that leaves the fewest gaps in the last row. */
function fullestColumns(count: number, choices: number[]): number {
  const fullness = (columns: number) => (count % columns || columns) / columns;
  return choices.reduce((best, columns) => (fullness(columns) > fullness(best) ? columns : best));
}
