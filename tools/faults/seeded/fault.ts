/** One accessibility fault, planted by replacing a part of the kit’s source. */
export interface Fault {
  what: string;
  /** The path of the source below `packages/ui/src`. */
  file: string;
  from: string;
  to: string;
  /** The folder of the tests that should detect it, below `packages/ui`. */
  tests: readonly string[];
}

export const component = (name: string) => [`src/components/${name}/`];
export const pickers = [...component('DateRangePicker'), ...component('DatePicker')];
export const selects = [...component('Select'), ...component('MultiSelect')];

export const fault = (what: string, file: string, [from, to]: [string, string], tests: readonly string[]): Fault => ({
  what,
  file,
  from,
  to,
  tests,
});
