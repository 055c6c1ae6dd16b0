interface Naming {
  name?: string;
}

interface Waiting {
  timeout?: number;
}

/** The part of Testing Library that the helpers use, declared here so that the kit does not depend on it. */
export interface TestingLibraryTools {
  within(element: HTMLElement): {
    findByRole(role: string, options?: Naming, waiting?: Waiting): Promise<HTMLElement>;
    getByRole(role: string, options?: Naming): HTMLElement;
    getAllByRole(role: string, options?: Naming): HTMLElement[];
  };
  waitFor<Result>(check: () => Result, waiting?: Waiting): Promise<Result>;
  fireEvent(element: Element, event: Event): unknown;
  /** From user-event 14: the result of `userEvent.setup()`, or the module itself. */
  userEvent: {
    click(element: Element): Promise<void>;
    clear(element: Element): Promise<void>;
    type(element: Element, text: string, options?: { skipClick?: boolean }): Promise<void>;
    selectOptions(element: Element, values: string): Promise<void>;
    tab(): Promise<void>;
    keyboard(keys: string): Promise<unknown>;
  };
}
