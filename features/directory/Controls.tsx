import { escapeMarkup } from '../../base/text/escape.ts';
import type { FilterColumn } from './describeFilter.ts';
import { Bar, Choice, Choices, Field, Status } from './directory.style.ts';
import { getNumber } from './markEntries.tsx';

interface ControlsProps {
  /** Distinguishes the controls of several lists on a page. */
  name: string;
  isSearched: boolean;
  columns: readonly FilterColumn[];
  words: { search: string; all: string };
}

/** The search field, which a script shows, and what visitors filter by: buttons for few values of one column, lists otherwise. */
export function Controls({ name, isSearched, columns, words }: ControlsProps) {
  const [first] = columns;
  const hasButtons = columns.length === 1 && (first?.values.length ?? 0) <= 8;
  return (
    <>
      <Bar>
        {isSearched && (
          <Field
            data-search=""
            hidden
            {...withMarkup(words.search, '<input type="search" autocomplete="off"/>')}
          />
        )}
        {!hasButtons &&
          columns.map(({ key, label, values }, column) => (
            <Field key={key} {...withMarkup(label, listOptions(words.all, values, column))} />
          ))}
      </Bar>
      {hasButtons && first && (
        <Choices>
          <legend className="visually-hidden">{first.label}</legend>
          <Choice>
            <input type="radio" name={`${name}-${first.key}`} value="" defaultChecked />
            {words.all}
          </Choice>
          {first.values.map((value, index) => (
            <Choice key={value}>
              <input type="radio" name={`${name}-${first.key}`} value={getNumber(0, index)} />
              {value}
            </Choice>
          ))}
        </Choices>
      )}
      <Status role="status" />
    </>
  );
}

/** Returns a label with its control as markup: trees with a list of options would need react-dom. */
function withMarkup(label: string, control: string) {
  return { dangerouslySetInnerHTML: { __html: `<span>${escapeMarkup(label)}</span>${control}` } };
}

function listOptions(all: string, values: readonly string[], column: number): string {
  const options = values.map(
    (value, index) => `<option value="${getNumber(column, index)}">${escapeMarkup(value)}</option>`,
  );
  return `<select><option value="">${escapeMarkup(all)}</option>${options.join('')}</select>`;
}
