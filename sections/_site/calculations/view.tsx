import { Note, SectionFrame, Text, useItemHeading, type ViewProps } from 'blockwright/section';
import type { Calculations } from './schema.ts';
import { Card, Cards, Entry, Lines, Name, Result, Total } from './style.ts';

/** Calculations side by side, each a description list of amounts, with the result below. */
export default function CalculationsView({ section }: ViewProps<Calculations>) {
  const { items, result, note } = section;
  const heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      <Cards data-count={items.length}>
        {items.map(({ title, lines, total, highlight }) => (
          <Card key={title} data-highlight={highlight}>
            <Name as={heading}>{title}</Name>
            <Lines>
              {lines.map(({ label, value }) => (
                <Entry key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Entry>
              ))}
              <Total>
                <dt>{total.label}</dt>
                <dd>{total.value}</dd>
              </Total>
            </Lines>
          </Card>
        ))}
      </Cards>
      {result && (
        <Result data-tone={section.tone === 'dark' ? 'accent' : 'dark'}>
          <p>
            <strong>{result.value}</strong> <span>{result.label}</span>
          </p>
          <Text>{result.text}</Text>
        </Result>
      )}
      <Text within={Note}>{note}</Text>
    </SectionFrame>
  );
}
