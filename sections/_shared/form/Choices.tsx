import type { ReactNode } from 'react';
import { Group, Label, Tick, TickLabel } from './Field.style.ts';
import type { FieldModel } from './FormModel.ts';
import { LabelText } from './LabelText.tsx';

interface ChoicesProps {
  field: FieldModel;
  error: string | undefined;
  describedBy: string | undefined;
  /** Hint and error message. */
  notes: ReactNode;
  isHidden: boolean;
  isConditional: boolean;
}

/** A group of radio buttons or checkboxes with a common label. */
export function Choices(props: ChoicesProps) {
  const { field, error, describedBy, notes, isHidden, isConditional } = props;
  const { name, choices = {}, required, kind, width } = field;
  return (
    <Group data-width={width ?? 'full'} aria-describedby={describedBy} hidden={isHidden}>
      <Label as="legend">
        <LabelText field={field} />
      </Label>
      {Object.entries(choices).map(([value, label]) => (
        <TickLabel key={value}>
          <Tick
            type={kind}
            name={name}
            value={value}
            data-field=""
            required={kind === 'radio' && required && !isConditional}
            aria-invalid={!!error}
          />
          <span>{label}</span>
        </TickLabel>
      ))}
      {notes}
    </Group>
  );
}
