/** `Omit` on each member of a union. `Omit` itself merges the members, so that a name would no longer be required. */
export type OmitEach<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never;
