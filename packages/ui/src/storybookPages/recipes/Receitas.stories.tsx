import { AppShell } from '@oraculo/ui';
import type { ReactNode } from 'react';
import { expect, fn, userEvent as keys, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { keepDraft } from './exampleProvider.ts';
import { ImportSteps } from './exampleImportSteps.tsx';
import { ProviderForm } from './exampleProviderForm.tsx';
import { WorkQueue } from './exampleWorkQueue.tsx';

interface FrameProps {
  subtitle: string;
  children: ReactNode;
}

/** As a screen stands in an app. */
const Frame = ({ subtitle, children }: FrameProps) => (
  <AppShell
    productName="Central"
    navigation={[]}
    currentPage="example"
    user={{ name: 'Marina Prado' }}
    onSignOut={fn()}
    onNavigate={fn()}
    subtitle={subtitle}
  >
    {children}
  </AppShell>
);

const meta = preview.meta({
  title: 'Receitas/Telas de exemplo',
  component: Frame,
  parameters: { layout: 'fullscreen', spec: ['1 §2 Shared interface kit'] },
  beforeEach: () => keepDraft(null),
});

export const Queue = meta.story({ args: { subtitle: 'Fila de pendências', children: <WorkQueue /> } });
export const Registration = meta.story({ args: { subtitle: 'Novo prestador', children: <ProviderForm /> } });
export const Import = meta.story({ args: { subtitle: 'Importação de beneficiários', children: <ImportSteps /> } });

/** Tab until something of this name has the focus; a person has no other way. */
async function tabTo(name: RegExp) {
  for (let press = 0; press < 120; press++) {
    await keys.tab();
    const at = document.activeElement;
    const said = `${at?.getAttribute('aria-label') ?? ''} ${at?.textContent ?? ''} ${(at as HTMLInputElement)?.labels?.[0]?.textContent ?? ''}`;
    if (name.test(said)) return at as HTMLElement;
  }
  throw new Error(`Tab never leads to ${name}`);
}

export const TheQueueIsWorkedByKeysAlone = meta.story({
  args: Queue.input.args,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const box = canvas.getAllByRole('checkbox', { name: /^Selecionar / })[1];
    await tabTo(/Selecionar esta página/);
    await keys.keyboard('{ArrowDown}');
    await expect(box).toHaveFocus();
    await keys.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getByText('3 selecionadas')).toBeVisible();
    await tabTo(/^ *Assumir/);
    await keys.keyboard('{Enter}');
    await page.findByText('Pendências atribuídas a você');
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar esta página' })).toHaveFocus();
    await tabTo(/^Abrir /);
    await keys.keyboard('{Enter}');
    const dialog = await page.findByRole('dialog', { name: /^Pendência / });
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Abrir /);
  },
});

export const ARefusedRegistrationLeadsToItsFields = meta.story({
  args: Registration.input.args,
  play: async ({ canvas }) => {
    await tabTo(/Cadastrar prestador/);
    await keys.keyboard('{Enter}');
    const summary = await canvas.findByRole('region', { name: /9 problemas/ });
    await expect(summary).toHaveFocus();
    await keys.tab();
    await keys.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveFocus();
  },
});

export const AnImportGoesThroughItsSteps = meta.story({
  args: Import.input.args,
  play: async ({ canvas, canvasElement }) => {
    await keys.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(canvas.getByText('Escolha o arquivo')).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await keys.upload(input, new File(['NOME_BENEF;NR_CARTEIRA\n'], 'vidas.csv', { type: 'text/csv' }));
    await keys.click(canvas.getByRole('button', { name: 'Continuar' }));
    for (const [label, column] of [
      ['Nome', 'NOME_BENEF'],
      ['Carteirinha', 'NR_CARTEIRA'],
    ] as const) {
      const box = await canvas.findByRole('combobox', { name: label });
      await keys.type(box, column);
      await keys.keyboard('{ArrowDown}{Enter}');
    }
    await keys.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('Faltam 2 dígitos')).toBeVisible();
    await keys.click(canvas.getByRole('button', { name: 'Importar' }));
    await expect(await canvas.findByRole('table', { name: /Linhas do arquivo/ })).toBeInTheDocument();
  },
});
