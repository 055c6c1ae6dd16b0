import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PixKeyField } from './PixKeyField.tsx';

const random = '123e4567-e89b-42d3-a456-426655440000';
/** A CPF whose digits are also those of a mobile phone of São Paulo. */
const both = '11987654374';

const meta = preview.meta({
  title: 'Campos/PixKeyField',
  component: PixKeyField,
  parameters: { spec: ['WCAG 3.3.3 Error suggestion', 'WCAG 4.1.3 Status messages'] },
  args: { label: 'Chave Pix', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <PixKeyField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story();
export const Phone = meta.story({ args: { value: '+5511987654321' } });
export const Random = meta.story({ args: { value: random } });
export const CpfThatIsAPhone = meta.story({ args: { value: both } });
export const InDoubt = meta.story({ args: { value: '52998224724' } });
export const Invalid = meta.story({ args: { value: 'maria@', error: 'Informe a chave Pix do fornecedor' } });
export const Disabled = meta.story({ args: { disabledReason: 'Escolha a forma de pagamento' } });
export const ALabelThatAllowsOnlyCpf = meta.story({ args: { label: 'Chave Pix (só CPF)', hint: '' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={3}>
      <PixKeyField label="Chave Pix" defaultValue="" isRequired />
      <PixKeyField label="Chave de uma pessoa" defaultValue="52998224725" />
      <PixKeyField label="Chave que é CPF ou celular" defaultValue={both} />
      <PixKeyField label="Chave de uma empresa" defaultValue="12ABC34501DE35" />
      <PixKeyField label="Chave de celular" defaultValue="+5511987654321" />
      <PixKeyField label="Chave de e-mail" defaultValue="maria@exemplo.com.br" />
      <PixKeyField label="Chave aleatória" defaultValue={random} />
      <PixKeyField label="Chave em dúvida" defaultValue="529.982.247-24" />
      <PixKeyField label="Chave incompleta" defaultValue="maria@" error="Informe a chave Pix do fornecedor" />
      <PixKeyField label="Chave só para leitura" defaultValue="maria@exemplo.com.br" isReadOnly />
      <PixKeyField label="Chave bloqueada" disabledReason="Escolha a forma de pagamento" />
    </Stack>
  ),
});

interface Canvas {
  getByRole: (role: string) => HTMLElement;
}

const box = (canvas: Canvas) => canvas.getByRole('textbox');

/** Collects the texts of the line below the box, which is a live region. */
function collectLines(canvas: Canvas) {
  const line = document.getElementById(box(canvas).getAttribute('aria-describedby') ?? '');
  if (line?.getAttribute('aria-live') !== 'polite') throw new Error('The line below the box is no live region');
  const lines: string[] = [];
  new MutationObserver(() => {
    const text = line.textContent;
    if (text !== lines.at(-1)) lines.push(text);
  }).observe(line, { childList: true, subtree: true, characterData: true });
  return lines;
}

export const TheKindIsNamedOnceWhileAnEMailIsTyped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const lines = collectLines(canvas);
    await userEvent.type(box(canvas), 'Maria@Exemplo.com.br');
    await expect(box(canvas)).toHaveAccessibleDescription('Tipo de chave: e-mail');
    await expect(args.onChange).toHaveBeenLastCalledWith('maria@exemplo.com.br');
    await userEvent.tab();
    await expect(box(canvas)).toHaveValue('maria@exemplo.com.br');
    await waitFor(() => expect(lines).toEqual(['Tipo de chave: e-mail']));
  },
});

export const EachKindIsReadInItsUsualFormats = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const rows = [
      ['529.982.247-25', '52998224725', '529.982.247-25', 'CPF'],
      ['12abc34501de35', '12ABC34501DE35', '12.ABC.345/01DE-35', 'CNPJ'],
      ['+55 11 98765 4321', '+5511987654321', '+55 (11) 98765-4321', 'celular'],
      [random.toUpperCase(), random, random, 'aleatória'],
    ] as const;
    for (const [typed, key, shown, kind] of rows) {
      await userEvent.clear(box(canvas));
      await userEvent.type(box(canvas), typed);
      await expect(box(canvas)).toHaveValue(typed);
      await expect(args.onChange).toHaveBeenLastCalledWith(key);
      await userEvent.tab();
      await expect(box(canvas)).toHaveValue(shown);
      await expect(box(canvas)).toHaveAccessibleDescription(`Tipo de chave: ${kind}`);
    }
  },
});

export const AmbiguousElevenDigitsAreACpfWithAHintForThePhone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(box(canvas), both);
    await expect(box(canvas)).toHaveAccessibleDescription('Tipo de chave: CPF. Se for celular, comece com +55');
    await expect(args.onChange).toHaveBeenLastCalledWith(both);
    await userEvent.keyboard('{Home}+55');
    await expect(box(canvas)).toHaveAccessibleDescription('Tipo de chave: celular');
    await expect(args.onChange).toHaveBeenLastCalledWith(`+55${both}`);
  },
});

export const APhoneWithoutItsCountryCodeIsNeverReadAsACpf = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(box(canvas), '(11) 98765-4374{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('(11) 98765-4374');
    const sentence = 'Confira o celular: a chave começa com +55 e o DDD';
    await expect(box(canvas)).toHaveAccessibleDescription(sentence);
  },
});

export const ATextThatIsNoKeyGetsAWarningOnBlur = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const lines = collectLines(canvas);
    const sentence = 'Confira o CPF: o dígito verificador não confere';
    await userEvent.type(box(canvas), '529.982.247-24');
    await expect(lines).toEqual([]);
    await userEvent.tab();
    await expect(box(canvas)).toHaveAccessibleDescription(sentence);
    await expect(box(canvas)).not.toHaveAttribute('aria-invalid');
    await expect(box(canvas)).toHaveValue('529.982.247-24');
    await expect(args.onChange).toHaveBeenLastCalledWith('529.982.247-24');
    await waitFor(() => expect(lines).toEqual([sentence]));
    await userEvent.click(box(canvas));
    await expect(box(canvas)).toHaveAccessibleDescription(sentence);
    await userEvent.keyboard('{End}{Backspace}5');
    await expect(box(canvas)).toHaveAccessibleDescription('Tipo de chave: CPF');
  },
});

export const TheHintReturnsOnceTheFieldIsEmpty = meta.story({
  args: { hint: 'De quem recebe' },
  play: async ({ canvas, userEvent }) => {
    const lines = collectLines(canvas);
    await userEvent.type(box(canvas), '52998224725');
    await userEvent.keyboard('{Backspace}4');
    await expect(box(canvas)).not.toHaveAccessibleDescription();
    await userEvent.clear(box(canvas));
    await expect(box(canvas)).toHaveAccessibleDescription('De quem recebe');
    await waitFor(() => expect(lines).toEqual(['Tipo de chave: CPF', '', 'De quem recebe']));
  },
});

export const APastedTextIsValidatedAtOnce = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const paste = async (text: string) => {
      await userEvent.clear(box(canvas));
      await userEvent.paste(text);
    };
    await paste('Chave Pix: \u202a+55 11 98765\u20114321\u202c');
    await expect(box(canvas)).toHaveAccessibleDescription('Tipo de chave: celular');
    await expect(args.onChange).toHaveBeenLastCalledWith('+5511987654321');
    await paste('529.982.247-25, maria@exemplo.com.br');
    await expect(box(canvas)).toHaveAccessibleDescription('Há mais de uma chave no campo: deixe só uma');
    await expect(args.onChange).toHaveBeenLastCalledWith('529.982.247-25, maria@exemplo.com.br');
    await paste('00020126580014br.gov.bcb.pix0136123e4567-e89b-42d3-a456-4266554400005204000053039865802BR');
    await expect(box(canvas)).toHaveAccessibleDescription('Este é um código Pix Copia e Cola: informe só a chave');
  },
});

export const EnterShowsTheWarningAboutATextThatIsNoKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'maria@exemplo');
    await expect(box(canvas)).toHaveAccessibleDescription('Tipo de chave: e-mail');
    await userEvent.keyboard('{Enter}');
    await expect(box(canvas)).toHaveAccessibleDescription('Confira o e-mail: ele tem a forma nome@exemplo.com.br');
    await expect(box(canvas)).toHaveFocus();
  },
});

export const TheCaretStaysInTheMiddleOfAKey = meta.story({
  args: { value: 'maria@exemplo.com.br' },
  play: async ({ args, canvas, userEvent }) => {
    const input = box(canvas) as HTMLInputElement;
    await userEvent.click(input);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('.Ana');
    await expect(input).toHaveValue('maria.Ana@exemplo.com.br');
    await expect(input.selectionStart).toBe(9);
    await expect(args.onChange).toHaveBeenLastCalledWith('maria.ana@exemplo.com.br');
  },
});

export const AFormSubmitsTheKeyInTheFormatOfTheDirectory = meta.story({
  render: () => (
    <form aria-label="Pagamento" onSubmit={(event) => event.preventDefault()}>
      <PixKeyField label="Chave Pix" name="key" defaultValue="maria@exemplo.com.br" />
      <Button type="reset">Desfazer</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('key');
    await expect(sent()).toBe('maria@exemplo.com.br');
    await userEvent.clear(box(canvas));
    await userEvent.type(box(canvas), '529.982.247-25');
    await expect(sent()).toBe('52998224725');
    await userEvent.click(canvas.getByRole('button'));
    await expect(box(canvas)).toHaveValue('maria@exemplo.com.br');
    await expect(box(canvas)).toHaveAccessibleDescription('Tipo de chave: e-mail');
    await expect(sent()).toBe('maria@exemplo.com.br');
  },
});
