import { useId } from 'react';

interface SegmentsProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  describedBy?: string;
  onChange(value: string): void;
}

/** A choice of one of a few short values, side by side. */
export function Segments({ label, value, options, describedBy, onChange }: SegmentsProps) {
  const id = useId();
  return (
    <div className="choice" role="radiogroup" aria-labelledby={id} aria-describedby={describedBy}>
      <span className="label" id={id}>
        {label}
      </span>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} data-checked={option.value === value}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
