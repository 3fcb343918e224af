import type { ReactNode } from 'react';
import { Group, Label, Tick, TickLabel } from './Field.style.ts';
import { LabelText } from './Field.tsx';
import type { FieldModel } from './FormModel.ts';

interface ChoicesProps {
  field: FieldModel;
  error: string | undefined;
  describedBy: string | undefined;
  /** Hint and message. */
  mayHaveDirectives: ReactNode;
}

/** Radio buttons, or checkboxes of which several may be ticked, under one heading. */
export function Choices({ field, error, describedBy, mayHaveDirectives }: ChoicesProps) {
  const { name, choices = {}, required, kind, width } = field;
  return (
    <Group data-width={width ?? 'full'} aria-describedby={describedBy}>
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
            required={kind === 'radio' && required}
            aria-invalid={!!error}
          />
          <span>{label}</span>
        </TickLabel>
      ))}
      {mayHaveDirectives}
    </Group>
  );
}
