/** The names that the examples of the README expect from their app. */
declare const client: import('@oraculo/api-client').Client;
declare const baseUrl: string;
declare const applicationKey: string;
declare const draft: import('@oraculo/api-client').OperatorDraft;
declare const file: File;
declare const cancelButton: HTMLButtonElement;
declare const bar: HTMLProgressElement;
declare const showNoPermission: () => void;
declare const measure: (operation: string, ...figures: unknown[]) => void;

declare const QueryClient: new (options: {
  defaultOptions: { queries: { retry: (count: number, error: Error) => boolean } };
}) => object;
declare const useQuery: <Data>(options: {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}) => { data: Data | undefined };

declare const children: string;
declare const SWRConfig: (props: {
  value: { shouldRetryOnError: (error: Error) => boolean };
  children: unknown;
}) => null;
declare namespace JSX {
  interface ElementChildrenAttribute {
    children: unknown;
  }
}
