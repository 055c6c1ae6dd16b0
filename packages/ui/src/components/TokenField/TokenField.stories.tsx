import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { cleanEmail, emails, validateEmail } from './TokenField.fixtures.ts';
import { TokenField } from './TokenField.tsx';

const meta = preview.meta({
  title: 'Campos/TokenField',
  component: TokenField,
  parameters: { spec: ['APG grid: layout grid of pills'] },
  args: { label: 'E-mails', validate: validateEmail, cleanToken: cleanEmail, onChange: fn() },
});

export const Empty = meta.story({ args: { placeholder: 'nome@exemplo.com.br', hint: 'Digite ou cole uma lista' } });
export const Filled = meta.story({ args: { defaultValue: emails } });
export const OneWrong = meta.story({ args: { defaultValue: ['ana.souza@exemplo.com.br', 'maria@'] } });
export const SeveralWrong = meta.story({ args: { defaultValue: ['maria@', 'ana.souza@exemplo.com.br', 'pedro'] } });
export const Required = meta.story({ args: { isRequired: true, hint: 'Quem recebe o aviso' } });
export const Invalid = meta.story({ args: { isRequired: true, error: 'Informe ao menos um e-mail' } });
export const Disabled = meta.story({ args: { defaultValue: emails, disabledReason: 'O aviso já foi enviado' } });
export const ReadOnly = meta.story({ args: { defaultValue: [...emails, 'maria@'], isReadOnly: true } });
export const WithALimit = meta.story({ args: { defaultValue: emails, maxTokens: 5 } });

export const LongTexts = meta.story({
  args: {
    label: 'E-mails das pessoas que recebem o aviso de glosa quando o lote termina',
    defaultValue: [
      'sociedade.beneficente.de.assistencia.medica.e.hospitalar.do.norte@faturamento.exemplo.com.br',
      'setor-de-recurso-de-glosas-e-revisao-de-contas-medicas@exemplo',
    ],
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: [...emails, 'maria@'], maxTokens: 20 },
});

export const ATextAreaWithOneEmailPerLine = meta.story({
  render: () => <TextArea label="E-mails" hint="Um por linha" defaultValue={`${emails.join('\n')}\nmaria@`} />,
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FieldGrid>
      <TokenField label="Vazio" placeholder="nome@exemplo.com.br" hint="Digite ou cole uma lista" />
      <TokenField label="Preenchido" defaultValue={emails} />
      <TokenField label="Um errado" validate={validateEmail} defaultValue={['ana.souza@exemplo.com.br', 'maria@']} />
      <TokenField label="Vários errados" validate={validateEmail} defaultValue={['maria@', 'pedro', 'inês']} />
      <TokenField label="Códigos" defaultValue={['10101012', '20104081', '40304361']} maxTokens={5} />
      <TokenField label="Obrigatório" isRequired error="Informe ao menos um e-mail" />
      <TokenField label="Desabilitado" defaultValue={emails} disabledReason="O aviso já foi enviado" />
      <TokenField label="Somente leitura" defaultValue={emails} isReadOnly />
      <TokenField label="Longo" defaultValue={['faturamento.e.recurso.de.glosas.do.hospital@exemplo.com.br']} />
    </FieldGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Preenchido' });
    await userEvent.click(box);
    await userEvent.keyboard('{Backspace}');
    await expect(document.activeElement).toHaveAccessibleName('carla.dias@exemplo.com.br');
  },
});
