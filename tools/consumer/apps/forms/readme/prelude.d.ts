/** The names that the examples of the README expect from their app. */
declare const operators: { value: string; label: string }[];
declare const found: { value: string; label: string }[];
declare const saved: { value: string; label: string };
declare const operator: string | null;
declare const setOperator: (operator: string | null) => void;
declare const search: (text: string, signal: AbortSignal) => void;
declare const download: () => void;
declare const save: (values: unknown) => void;
declare const SignInForm: () => null;
declare const page: import('@oraculo/ui/testing').PlaywrightPage;

declare module 'next/headers' {
  export const headers: () => Promise<Headers>;
}
declare module 'next/navigation' {
  export const useRouter: () => { push: (href: string, options?: { scroll?: boolean }) => void };
}
declare module 'vitest/config' {
  export const defineConfig: (config: object) => object;
}
interface Invoice {
  id: string;
}
declare const invoices: { remove: (keys: readonly string[]) => Promise<void> };
declare const filterKey: string;
