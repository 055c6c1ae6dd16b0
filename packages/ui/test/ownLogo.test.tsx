import { cloneElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gallery } from '@oraculo-tools/testkit/kit/gallery.tsx';
import { UiProvider } from '../src/index.ts';

const html = (name: string, props: object) =>
  renderToString(<UiProvider>{cloneElement(gallery[name] as ReactElement<object>, props)}</UiProvider>);

test.each(['AppShell', 'WelcomePage'])(
  '%s shows the logo of another company in place of the mark and the name of the kit',
  (name) => {
    expect(html(name, {})).toContain('data-ui="brand-mark"');
    const branded = html(name, { logo: <img src="/acme.svg" alt="Acme Saúde" /> });
    expect(branded).toContain('alt="Acme Saúde"');
    expect(branded).not.toContain('data-ui="brand-mark"');
    expect(branded).not.toContain('Oráculo');
  },
);
