import { useId } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { PopupButton } from './PopupButton.tsx';
import { ToolIcon } from './ToolIcon.tsx';

interface ChoiceProps {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  choices: readonly (string | ChoiceOption)[];
  describedBy?: string;
  onChange(value: string): void;
}

/** A value with the label that stands for it, and in the list what it does. */
export interface ChoiceOption {
  value: string;
  label: string;
  text?: string;
}

/** A select for one of several values. */
export function Choice(props: ChoiceProps) {
  const { label, isLabelHidden = false, value, choices, onChange } = props;
  const id = useId();
  const options = choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, label: choice } : choice,
  );
  const chosen = options.find((option) => option.value === value) ?? { value, label: value };
  const items = value === '' || options.includes(chosen) ? options : [chosen, ...options];
  return (
    <div className="choice">
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <PopupButton
        id={id}
        label={`${chosen.label} ${label}`}
        className="choice-button"
        describedBy={props.describedBy}
        popup="listbox"
        renderPopup={(close) => (
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 32 }}>
            <ListBox
              className="choices"
              aria-label={label}
              autoFocus
              selectionMode="single"
              selectedKeys={[`=${value}`]}
              items={items.map((option) => ({ id: `=${option.value}`, option }))}
              onSelectionChange={(keys) => {
                close();
                // Choosing the current value again ends its selection.
                for (const key of keys) onChange(String(key).slice(1));
              }}
            >
              {({ option }) => (
                <ListBoxItem textValue={option.label} className="option">
                  {option.label}
                  {option.text && <small>{option.text}</small>}
                </ListBoxItem>
              )}
            </ListBox>
          </Virtualizer>
        )}
      >
        <span>{chosen.label}</span>
        <ToolIcon name="chevron-down" />
      </PopupButton>
    </div>
  );
}
