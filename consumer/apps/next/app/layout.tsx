import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

/** `color-mode.js` writes to `<html>` before React reads it: that difference is meant. */
export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta id="react-aria-pressable-style" />
        <script src="/color-mode.js" nonce={nonce} />
      </head>
      <body>{children}</body>
    </html>
  );
}
