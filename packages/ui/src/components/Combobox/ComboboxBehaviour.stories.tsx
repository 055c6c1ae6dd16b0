import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { reasons, slowServer } from './Combobox.fixtures.ts';
import { Combobox } from './Combobox.tsx';

const meta = preview.meta({
  title: 'Campos/Combobox: comportamento',
  component: Combobox,
  tags: ['!autodocs'],
  parameters: { spec: ['APG combobox: list autocomplete'] },
  args: { label: 'Motivo', options: reasons, onChange: fn(), onChoose: fn() },
});

export const TheTypedTextIsReportedOnEachKey = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'gui');
    await expect(args.onChange).toHaveBeenLastCalledWith('gui');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 opções'));
  },
});

export const EnterKeepsATextWithoutAMarkedOptionAndClosesTheList = meta.story({
  render: (args) => (
    <form aria-label="Recurso" onSubmit={(event) => event.preventDefault()}>
      <Combobox {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const sent = fn();
    canvas.getByRole('form').addEventListener('submit', sent);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'gui{Enter}');
    await expect(input).toHaveValue('gui');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
});

export const EnterChoosesTheMarkedOptionAndMovesTheCaretToItsEnd = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(input, 'gui{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Guia em duplicidade');
    await expect(args.onChange).toHaveBeenLastCalledWith('Guia em duplicidade');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith(reasons[3]);
    await userEvent.keyboard(' de maio');
    await expect(input).toHaveValue('Guia em duplicidade de maio');
  },
});

export const TabTakesTheMarkedOption = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'gui{ArrowDown}');
    await userEvent.tab();
    await expect(input).toHaveValue('Guia fora do prazo');
    await expect(input).not.toHaveFocus();
  },
});

export const TabKeepsATextThatOnlyOneOptionMatches = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'laudo');
    await expect(canvas.getByRole('option')).toHaveTextContent('Falta o laudo');
    await userEvent.tab();
    await expect(input).toHaveValue('laudo');
    await expect(input).not.toBeInvalid();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const APressElsewhereKeepsTheTextEvenWithAMarkedOption = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'gui{ArrowDown}');
    await userEvent.click(document.body);
    await expect(input).toHaveValue('gui');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

export const EscapeClosesTheListAndKeepsTheText = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'gui{ArrowDown}{Escape}');
    await expect(input).toHaveValue('gui');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('gui');
    await expect(args.onChange).toHaveBeenLastCalledWith('gui');
  },
});

export const AnArrowBackToTheTextUnmarksTheOption = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'gui{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('gui');
  },
});

export const DownOpensTheListAtTheOptionWithTheTypedText = meta.story({
  args: { defaultValue: 'Guia fora do prazo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const chosen = canvas.getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Guia fora do prazo');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', chosen.id);
  },
});

export const TheClearButtonEmptiesTheText = meta.story({
  args: { defaultValue: 'Falta o laudo' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar Motivo' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

const server = slowServer();
const countOf = () => server.requests.length;

export const OnlyTheNewestResponseIsShown = meta.story({
  args: { options: undefined, load: server.load },
  beforeEach: () => void server.requests.splice(0),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(countOf()).toBe(1));
    await expect(server.requests[0]?.query).toBe('');
    await userEvent.type(input, 'orto');
    await waitFor(() => expect(countOf()).toBe(2));
    await expect(server.requests.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      ['', true],
      ['orto', false],
    ]);
    server.requests[1]?.answer();
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    server.requests[0]?.answer();
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
});

export const AFailedRequestIsRepeatedByItsButtonAndTheTextStays = meta.story({
  args: { options: undefined, load: server.load },
  beforeEach: () => void server.requests.splice(0),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'neuro');
    const newest = () => server.requests.at(-1);
    await waitFor(() => expect(newest()?.query).toBe('neuro'));
    const sent = countOf();
    newest()?.fail();
    const retry = await canvas.findByRole('button', { name: 'Tentar de novo' });
    await expect(input).toHaveAccessibleDescription('Não foi possível carregar as opções.');
    await expect(input).not.toBeInvalid();
    await userEvent.click(retry);
    await expect(input).toHaveFocus();
    await expect(countOf()).toBe(sent + 1);
    await expect(newest()?.query).toBe('neuro');
    newest()?.answer();
    await expect(await canvas.findByRole('option', { name: 'Neurologia' })).toBeVisible();
    await expect(input).toHaveAccessibleDescription('');
    await expect(args.onChange).toHaveBeenLastCalledWith('neuro');
  },
});

export const NothingIsRequestedWhileAnInputMethodComposes = meta.story({
  args: { options: undefined, load: server.load },
  beforeEach: () => void server.requests.splice(0),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(countOf()).toBe(1));
    server.requests[0]?.answer();
    await canvas.findAllByRole('option');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'n' }, isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    // Safari sends the Enter that ends a composition after its end.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(canvas.getByText('Carregando opções…', { selector: 'span' })).toBeVisible();
    fireEvent.input(input, { target: { value: 'ne' }, isComposing: true });
    fireEvent.compositionEnd(input);
    await waitFor(() => expect(countOf()).toBe(2));
    await expect(server.requests[1]?.query).toBe('ne');
  },
});
