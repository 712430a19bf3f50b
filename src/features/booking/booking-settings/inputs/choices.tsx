interface Props<Value extends string | number> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  hint?: string | undefined;
  fieldError?: string | undefined;
  onChoose: (chosen: Value[]) => void;
}

/** Several of some choices, ticked. */
export function Choices<Value extends string | number>({
  label,
  options,
  chosen,
  hint,
  fieldError,
  onChoose,
}: Props<Value>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="grid choices">
        {options.map(({ value, label: word }) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChoose(
                  options
                    .map((option) => option.value)
                    .filter((one) => (one === value ? target.checked : chosen.includes(one))),
                )
              }
            />
            {word}
          </label>
        ))}
      </div>
      {hint && <p className="field-hint">{hint}</p>}
      {fieldError && <p className="field-error">{fieldError}</p>}
    </fieldset>
  );
}
