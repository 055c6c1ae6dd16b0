import '@oraculo/ui/reset.css';
import '@oraculo/ui/css/base.css';
import '@oraculo/ui/css/Button.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
