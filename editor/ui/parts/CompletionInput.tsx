import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, Input } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { memoByValue } from './memoByValue.tsx';

interface CompletionInputProps {
  id: string;
  /** Id of the label. */
  labelledBy: string;
  describedBy: string;
  value: string;
  choices: readonly string[];
  isRequired?: boolean;
  isInvalid?: boolean;
  onChange(value: string): void;
  onBlur?(): void;
  /** Draws a choice; by default as its text. */
  children?(choice: string): ReactNode;
}

/** An input for any text, with a list of completions. */
export const CompletionInput = memoByValue((props: CompletionInputProps) => {
  const { id, labelledBy, describedBy, value, choices, onChange, onBlur } = props;
  // The choices are many, and each field has them: only the focused one creates them.
  const [isActive, setActive] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const typed = value.toLowerCase();
  const shown = isActive
    ? choices.filter((choice) => showsAll || choice.toLowerCase().includes(typed))
    : [];
  return (
    <ComboBox
      id={id}
      className="completion"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      allowsCustomValue
      isInvalid={props.isInvalid ?? false}
      items={shown.map((choice) => ({ id: choice }))}
      inputValue={value}
      onInputChange={(text) => {
        setShowsAll(false);
        if (text !== value) onChange(text);
      }}
      onOpenChange={(_, trigger) => setShowsAll(trigger === 'manual')}
      onFocusChange={setActive}
      {...(onBlur && { onBlur })}
    >
      <Input required={props.isRequired ?? false} />
      <Button className="quiet" onPressStart={() => setActive(true)}>
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover">
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 32 }}>
          <ListBox className="choices">
            {({ id: choice }: { id: string }) => (
              <ListBoxItem textValue={choice}>{props.children?.(choice) ?? choice}</ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
});
