import { RichTextContent } from '../text/RichTextContent.tsx';
import { Field } from './Field.tsx';
import { Fields, Fieldset, Legend } from './Form.style.ts';
import type { FieldModel, GroupModel } from './FormModel.ts';

interface FormGroupProps {
  group: GroupModel;
  /** Whether the group is shown; without JavaScript every group is. */
  isShown: boolean;
  activeNames: ReadonlySet<string>;
  errors: Readonly<Record<string, string>>;
  /** Names of files by field that must be chosen again. */
  lostFiles: Readonly<Record<string, readonly string[]>>;
  /** Values of hidden fields by name that only the browser knows. */
  hiddenValues: Readonly<Record<string, string>>;
}

/** A group of fields with its title; without one it is no group for assistive technology. */
export function FormGroup(props: FormGroupProps) {
  const { group, isShown, activeNames, errors, lostFiles, hiddenValues } = props;
  const isConditional = ({ when }: FieldModel) => (when ?? group.when) !== undefined;
  return (
    <Fieldset as={group.title ? undefined : 'div'} data-group="" hidden={!isShown}>
      {group.title && (
        <Legend tabIndex={-1}>
          <RichTextContent>{group.title}</RichTextContent>
        </Legend>
      )}
      <Fields>
        {group.fields.map((field) =>
          field.kind === 'hidden' ? (
            <input
              key={field.name}
              type="hidden"
              name={field.name}
              value={hiddenValues[field.name] ?? field.value ?? ''}
            />
          ) : (
            <Field
              key={field.name}
              field={field}
              error={errors[field.name]}
              isShown={activeNames.has(field.name)}
              isConditional={isConditional(field)}
              lostFiles={lostFiles[field.name]}
            />
          ),
        )}
      </Fields>
    </Fieldset>
  );
}
