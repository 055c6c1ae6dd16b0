import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { cleanEmail, column, emails, validateEmail } from './TokenField.fixtures.ts';
import { TokenField } from './TokenField.tsx';

const meta = preview.meta({
  title: 'Campos/TokenField: comportamento',
  component: TokenField,
  tags: ['!autodocs'],
  parameters: { spec: ['APG grid: layout grid of pills'] },
  args: {
    label: 'E-mails',
    validate: validateEmail,
    cleanToken: cleanEmail,
    onChange: fn(),
    onValidityChange: fn(),
    onBlur: fn(),
  },
});

type Canvas = ReturnType<typeof import('storybook/test').within>;
const boxOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'E-mails' });

export const EnterCommaAndSemicolonMakeTokens = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(boxOf(canvas), 'ana@x.com{Enter}bia@x.com,caio@x.com;');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@x.com', 'bia@x.com', 'caio@x.com']);
    await expect(boxOf(canvas)).toHaveValue('');
    await expect(boxOf(canvas)).toHaveFocus();
    await expect(screen.getByText('Adicionado: caio@x.com')).toHaveRole('status');
  },
});

export const EnterWithoutATextSubmitsTheForm = meta.story({
  render: (args) => (
    <form aria-label="Aviso" onSubmit={(event) => event.preventDefault()}>
      <TokenField {...args} name="emails" />
      <button type="submit">Salvar</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = fn();
    const form = canvas.getByRole<HTMLFormElement>('form');
    form.addEventListener('submit', sent);
    await userEvent.type(boxOf(canvas), 'ana@x.com{Enter}bia@x.com{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(new FormData(form).getAll('emails')).toEqual(['ana@x.com', 'bia@x.com']);
  },
});

export const LeavingTheInputMakesItsTextAToken = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(boxOf(canvas), 'ana@x.com');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith(['ana@x.com']);
    await userEvent.type(boxOf(canvas), 'bia@x.com');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@x.com', 'bia@x.com']);
    await expect(args.onBlur).toHaveBeenCalled();
  },
});

export const APasteOfFiftyIsOneChangeAndTellsWhatBecameOfEach = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await userEvent.paste(column);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('row')).toHaveLength(50);
    const message = '48 adicionados, 2 inválidos, 1 repetido. Corrija ou remova: maria@, pedro.';
    await expect(boxOf(canvas)).toHaveAccessibleDescription(`50 itens ${message}`);
    await expect(boxOf(canvas)).toBeInvalid();
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(message);
    await expect(canvas.getByRole('row', { name: 'maria@, inválido: falta o domínio' })).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.queryAllByRole('row')).toHaveLength(0);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(canvas.getAllByRole('row')).toHaveLength(50);
  },
});

export const APastedPieceOfATextStaysInTheText = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(boxOf(canvas), 'ana@');
    await userEvent.paste('x.com');
    await expect(boxOf(canvas)).toHaveValue('ana@x.com');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste(', bia@x.com');
    await expect(args.onChange).toHaveBeenCalledWith(['ana@x.com', 'bia@x.com']);
  },
});

export const ADuplicateIsDroppedWithAWarning = meta.story({
  args: { defaultValue: ['ana@x.com'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(boxOf(canvas), 'Ana <ANA@x.com>{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(boxOf(canvas)).toHaveValue('');
    await expect(canvas.getByText('“ana@x.com” já está na lista.')).toBeVisible();
    await expect(boxOf(canvas)).not.toBeInvalid();
    await userEvent.keyboard('b');
    await expect(canvas.queryByText('“ana@x.com” já está na lista.')).toBeNull();
  },
});

export const ATextWithoutRoomStaysInTheInputWithAnError = meta.story({
  args: { defaultValue: ['ana@x.com'], maxTokens: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(boxOf(canvas), 'bia@x.com{Enter}caio@x.com{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@x.com', 'bia@x.com']);
    await expect(boxOf(canvas)).toHaveValue('caio@x.com');
    await expect(boxOf(canvas)).toHaveAccessibleDescription(/“caio@x.com” não entrou: o limite é de 2 itens./);
    await expect(args.onValidityChange).toHaveBeenLastCalledWith('“caio@x.com” não entrou: o limite é de 2 itens.');
    await userEvent.clear(boxOf(canvas));
    await userEvent.paste('caio@x.com;duda@x.com;ana@x.com');
    await expect(canvas.getByText('1 repetido, 2 além do limite de 2.')).toBeVisible();
    await expect(boxOf(canvas)).not.toBeInvalid();
  },
});

export const BackspaceGoesToTheLastTokenAndASecondOneRemovesIt = meta.story({
  args: { defaultValue: emails },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('row', { name: emails[2] })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(emails.slice(0, 2));
    await expect(screen.getByText(`Removido: ${emails[2]}`)).toHaveRole('status');
    await waitFor(() => expect(canvas.getByRole('row', { name: emails[1] })).toHaveFocus());
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(boxOf(canvas)).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(emails.slice(0, 1));
  },
});

export const ArrowsGoAlongTheTokensAndDeleteRemovesOne = meta.story({
  args: { defaultValue: emails },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(boxOf(canvas), 'x{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: emails[2] })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: emails[1] })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([emails[0], emails[2], 'x']);
    await waitFor(() => expect(canvas.getByRole('row', { name: emails[2] })).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: emails[0] })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: 'x, inválido: falta o @' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(boxOf(canvas)).toHaveFocus();
  },
});

export const EnterOnAWrongTokenMovesItBackIntoTheInput = meta.story({
  args: { defaultValue: ['ana@x.com', 'maria@', 'caio@x.com'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(boxOf(canvas)).toHaveFocus();
    await expect(boxOf(canvas)).toHaveValue('maria@');
    await expect(canvas.getByText('“maria@” era inválido: falta o domínio.')).toBeVisible();
    await expect(boxOf(canvas)).not.toBeInvalid();
    await userEvent.keyboard('x.com{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@x.com', 'maria@x.com', 'caio@x.com']);
    await expect(boxOf(canvas)).toHaveValue('');
  },
});

export const AClickOnAWrongTokenMovesItBackIntoTheInputAndEscapeUndoesThat = meta.story({
  args: { defaultValue: ['maria@', 'ana@x.com'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(boxOf(canvas), 'bia@x.com');
    await userEvent.click(canvas.getByText('maria@'));
    await expect(boxOf(canvas)).toHaveValue('maria@');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@x.com', 'bia@x.com']);
    await userEvent.keyboard('x{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['maria@', 'ana@x.com', 'bia@x.com']);
    await expect(boxOf(canvas)).toHaveValue('');
    await userEvent.click(canvas.getByText('ana@x.com'));
    await expect(boxOf(canvas)).toHaveValue('');
  },
});

export const UndoGoesBackTokenByTokenToTheTypedText = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(boxOf(canvas), 'ana@x.com{Enter}bia@x.com{Enter}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@x.com']);
    await expect(boxOf(canvas)).toHaveValue('bia@x.com');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(boxOf(canvas)).toHaveValue('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(boxOf(canvas)).toHaveValue('ana@x.com');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ana@x.com']);
  },
});

export const ClearRemovesAllAndUndoBringsThemBack = meta.story({
  args: { defaultValue: emails },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar E-mails' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(screen.getByText('3 itens removidos')).toHaveRole('status');
    await expect(boxOf(canvas)).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(emails);
  },
});

export const APressOnTheFreeSpaceBetweenTokensGoesToTheInput = meta.story({
  args: { defaultValue: emails },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas).parentElement?.parentElement ?? document.body);
    await expect(boxOf(canvas)).toHaveFocus();
  },
});

export const ATokenIsRemovedByItsButton = meta.story({
  args: { defaultValue: ['maria@', 'ana@x.com'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover maria@, inválido: falta o domínio' }));
    await expect(args.onChange).toHaveBeenCalledWith(['ana@x.com']);
    await expect(boxOf(canvas)).not.toBeInvalid();
    await expect(canvas.getByRole('row')).toHaveAccessibleName('ana@x.com');
  },
});

export const AReadOnlyFieldCanBeReadAndCopiedButNotChanged = meta.story({
  args: { defaultValue: [...emails, 'maria@'], isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await userEvent.keyboard('x{Enter}{Backspace}');
    await userEvent.paste('bia@x.com;caio@x.com');
    await userEvent.keyboard('{ArrowLeft}{Delete}{Enter}{Control>}z{/Control}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(boxOf(canvas)).not.toBeInvalid();
    await expect(canvas.getByRole('row', { name: 'maria@, inválido: falta o domínio' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Copiar E-mails' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Limpar E-mails' })).toBeNull();
  },
});

export const CopyTakesAllTokensFromTheInputAndOneFromAToken = meta.story({
  args: { defaultValue: emails },
  play: async ({ canvas, userEvent }) => {
    const copiedText = () => {
      const clipboardData = new DataTransfer();
      const copy = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(copy);
      return clipboardData.getData('text/plain');
    };
    await userEvent.click(boxOf(canvas));
    await expect(copiedText()).toBe(emails.join('\n'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: emails.at(-1) })).toHaveFocus();
    await expect(copiedText()).toBe(emails.at(-1));
  },
});

export const FromRightToLeftTheArrowsAreSwapped = meta.story({
  args: { defaultValue: emails },
  render: (args) => (
    <div dir="rtl">
      <TokenField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('row', { name: emails[1] })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(boxOf(canvas)).toHaveFocus();
  },
});

export const OnAPhoneNothingIsCutOff = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: [...emails, 'sociedade.beneficente.de.assistencia.medica.e.hospitalar@exemplo'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(boxOf(canvas), 'carlos.eduardo.de.souza@exemplo.com.br');
    for (const row of canvas.getAllByRole('row')) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
