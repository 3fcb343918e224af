import { useEffect, useId, useState } from 'react';

interface SegmentsProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  describedBy?: string;
  onChange(value: string): void;
}

/** A choice of one of a few short values, side by side. */
export function Segments({ label, value, choices, describedBy, onChange }: SegmentsProps) {
  const id = useId();
  // Shown at once: the answer of the server follows.
  const [pressed, setPressed] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any new value replaces what was pressed
  useEffect(() => setPressed(undefined), [value]);
  const shown = pressed ?? value;
  return (
    <div className="choice" role="radiogroup" aria-labelledby={id} aria-describedby={describedBy}>
      <span className="label" id={id}>
        {label}
      </span>
      <div className="segments">
        {choices.map((option) => (
          <label key={option.value} data-checked={option.value === shown}>
            <input
              type="radio"
              name={id}
              checked={option.value === shown}
              onChange={() => {
                setPressed(option.value);
                onChange(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
