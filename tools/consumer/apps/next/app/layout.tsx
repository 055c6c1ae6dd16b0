// The README shows this file: a difference would not be tested.
import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined; // only where your proxy.ts writes a policy with a nonce
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
