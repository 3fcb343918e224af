import { Fragment, type FunctionComponent, type ReactNode } from 'react';
import { shortHash } from '../../base/text/shortHash.ts';
import { Marked, Tab, Tabs } from './code.style.ts';
import { groupTabs, type Listing, listListings } from './listListings.ts';
import { markLines } from './markLines.ts';
import { parseRange } from './parseRange.ts';

type Block = FunctionComponent<Listing & { decorate?: (html: string) => string }>;

/** Renders code with marked lines and tabs; returns undefined for code with neither. */
export function renderCode(
  sources: readonly Listing[],
  Block: Block,
  title: string,
): ReactNode | undefined {
  const listings = sources.flatMap(listListings);
  if (!listings.some(({ mark, tab }) => mark || tab)) return undefined;
  return groupTabs(listings).map((group) =>
    group.length > 1 ? renderTabs(group, Block, title) : group.map((one) => renderOne(one, Block)),
  );
}

function renderTabs(group: readonly Listing[], Block: Block, title: string): ReactNode {
  const name = `code-${shortHash(JSON.stringify(group))}`;
  return (
    <Tabs key={name} role="group" aria-label={title}>
      {group.map((listing, index) => (
        <Fragment key={listing.tab}>
          <Tab>
            <input type="radio" name={name} defaultChecked={index === 0} />
            <span>{listing.tab}</span>
          </Tab>
          <div>{renderOne({ ...listing, label: listing.tab }, Block)}</div>
        </Fragment>
      ))}
    </Tabs>
  );
}

function renderOne({ code, language, label, mark = [] }: Listing, Block: Block): ReactNode {
  const ranges = mark.flatMap((lines) => {
    const range = parseRange(lines);
    return range ? [range] : [];
  });
  const block = { code, language, label };
  if (ranges.length === 0) return <Block key={code} {...block} />;
  return (
    <Marked key={code}>
      <Block {...block} decorate={(html) => markLines(html, ranges)} />
    </Marked>
  );
}
