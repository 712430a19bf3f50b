interface Props<Value extends string | number> {
  label: string;
  /** Where what stands above says already what is asked for. */
  isLabelHidden?: boolean;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  hint?: string | undefined;
  fieldError?: string | undefined;
  onChoose: (chosen: Value[]) => void;
}

/** Several of some choices, ticked. */
export function Choices<Value extends string | number>({
  label,
  isLabelHidden,
  options,
  chosen,
  hint,
  fieldError,
  onChoose,
}: Props<Value>) {
  return (
    <fieldset>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div className={isLabelHidden ? undefined : 'grid tight'}>
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
