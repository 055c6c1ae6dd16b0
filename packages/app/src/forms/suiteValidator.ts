/** The error messages by field. */
export type FormErrors = Readonly<Record<string, readonly string[]>>;

/** The part of a Vest suite that a form uses. */
export interface FormSuite<Values> {
  run: (values: Values) => unknown;
  /** `changed` is for rules that read more than one other field: `include` takes one name or a condition. */
  only: (fields: string[]) => { run: (values: Values, changed: readonly string[]) => unknown };
  get: () => { getErrors: () => FormErrors };
}

/**
 * Validates with one suite for as long as its form is open. The first run validates every field. Later runs
 * validate the changed fields and the fields that the suite includes with them; Vest keeps the results of the others.
 */
export function createSuiteValidator<Values extends object>(suite: FormSuite<Values>): (values: Values) => FormErrors {
  let last: Values | undefined;
  return (values) => {
    if (last === undefined) suite.run(values);
    else {
      const before = last;
      const names = Object.keys(values) as (keyof Values & string)[];
      const changed = names.filter((name) => !Object.is(values[name], before[name]));
      if (changed.length > 0) suite.only(changed).run(values, changed);
    }
    last = values;
    return suite.get().getErrors();
  };
}
