import { fixtures, problem } from '@oraculo/api-client/fixtures';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { noAnswer, ScreenStory } from '../../stories/ScreenStory.tsx';
import { loadScreen } from '../../stories/loadScreen.ts';
import { forgetChoices } from './lastChoices.ts';
import { forgetOperators, recordOperator } from './recentOperators.ts';
import { forgetQueries } from './sessionQueries.ts';

const meta = preview.meta({
  title: 'Telas/Consulta individual',
  component: ScreenStory,
  loaders: [loadScreen],
  parameters: { layout: 'fullscreen', spec: ['1 §2 Screen: Individual query'] },
  args: { path: '/eligibilities' },
  beforeEach: () => {
    forgetChoices();
    forgetOperators();
    forgetQueries();
  },
});

type Canvas = ReturnType<typeof within>;
interface User {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}

async function choose(canvas: Canvas, user: User, label: RegExp, option: string) {
  await user.click(await canvas.findByRole('combobox', { name: label }));
  await user.click(await within(document.body).findByRole('option', { name: new RegExp(option) }));
}

/** Fills in the form for an operator that uses the card number. */
async function ask(canvas: Canvas, user: User) {
  await choose(canvas, user, /Operadora/, 'Vida Plena Saúde');
  await choose(canvas, user, /Marca/, 'Clínica Ipê');
  await user.type(await canvas.findByRole('textbox', { name: /carteirinha/ }), '731004550000018');
  await user.click(canvas.getByRole('button', { name: 'Pesquisar' }));
}

const cardName = 'Informações do beneficiário consultado';

const answerOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: cardName }));

const { 'eligibility.check': active } = fixtures;

const empty = {
  ...active.patient,
  name: '',
  birth: null,
  cardNumber: '',
  cpf: null,
  cns: null,
  plan: null,
};

export const Empty = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Operadora/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Pesquisar', description: 'A operadora é obrigatória' }),
    ).toBeVisible();
  },
});

export const RecentOperators = meta.story({
  beforeEach: () => {
    for (const ansId of ['316245', '004731']) recordOperator(ansId);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vida Plena Saúde' }));
    await expect(canvas.getByRole('combobox', { name: /Operadora/ })).toHaveValue('Vida Plena Saúde');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Marca/ })).toHaveFocus());
    await expect(canvas.getByText('Preencha os dados do beneficiário')).toBeVisible();
    await expect(canvas.getByText(/^Vida Plena Saúde pede marca/)).toBeVisible();
    // Choosing the chosen operator would change nothing.
    await expect(canvas.queryByRole('button', { name: 'Vida Plena Saúde' })).toBeNull();
  },
});

export const UnknownCard = meta.story({
  args: {
    answers: {
      'eligibility.check': {
        ...active,
        eligible: false,
        covenant: { name: null },
        patient: { ...empty, reason: { code: '404', description: '' } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    const answer = await answerOf(canvas);
    await expect(answer.getByRole('heading', { name: 'Número da carteirinha inválido' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /carteirinha/ })).toHaveFocus();
    await expect(answer.queryByRole('definition')).toBeNull();
    await expect(await canvas.findByRole('rowheader')).not.toHaveTextContent('-');
    await userEvent.click(answer.getByRole('button', { name: 'Ver todos os campos' }));
    await expect(answer.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(Array(16).fill('-'));
  },
});

export const EarlierAnswer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova consulta' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver resposta' }));
    const answer = await answerOf(canvas);
    await expect(answer.getByText(/resposta anterior, das \d\d:\d\d/)).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(
        /^Resposta anterior: Beneficiário ativo/,
      ),
    );
  },
});

export const AnotherName = meta.story({
  play: async ({ canvas, userEvent }) => {
    const otherName = 'O nome na operadora é diferente do digitado. Confira se é a pessoa certa.';
    const askAbout = async (fullName: string) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /CPF/ }), '52998224725');
      await userEvent.type(canvas.getByRole('textbox', { name: /Nome completo/ }), fullName);
      await userEvent.type(canvas.getByRole('textbox', { name: /nascimento/ }), '02111985');
      await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
      await answerOf(canvas);
    };
    await choose(canvas, userEvent, /Operadora/, 'Saúde Norte');
    await choose(canvas, userEvent, /Marca/, 'Clínica Ipê');
    await askAbout(active.patient.name ?? '');
    await expect(canvas.queryByText(otherName)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Nova consulta' }));
    await askAbout('Zulmira Inventada');
    await expect(canvas.getByText(otherName)).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(
        /^Beneficiário ativo: .+: O nome na operadora é diferente do digitado/,
      ),
    );
  },
});

export const Full = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    const answer = await answerOf(canvas);
    await expect(answer.getByText('Beneficiário ativo')).toBeVisible();
    await expect(answer.getByText('529.982.247-25')).toBeVisible();
  },
});

/** Removes the last digit and types it again, as somebody does who writes a number that begins with the former one. */
async function typeLastDigitAgain(canvas: Canvas, user: User & { keyboard: (keys: string) => Promise<void> }) {
  await user.click(canvas.getByRole('textbox', { name: /carteirinha/ }));
  await user.keyboard('{End}{Backspace}');
  await waitFor(() => expect(canvas.queryByRole('region', { name: /beneficiário consultado|Não foi/ })).toBeNull());
  await user.keyboard('8');
}

export const AnAnswerThatReturnsLeavesTheFocusInTheField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await answerOf(canvas);
    await typeLastDigitAgain(canvas, userEvent);
    await answerOf(canvas);
    await expect(canvas.getByRole('textbox', { name: /carteirinha/ })).toHaveFocus();
  },
});

let respond: ((answer: Response | typeof active) => void) | undefined;

/** The answer comes when `respond` is called. */
const held = {
  answers: { 'eligibility.check': () => new Promise<Response | typeof active>((resolve) => (respond = resolve)) },
};

/** The query ends while an input method writes into the field. */
async function endWhileComposing(canvas: Canvas, user: User, answer: Response | typeof active, region: string) {
  await ask(canvas, user);
  await canvas.findByRole('button', { name: 'Interromper' });
  const box = canvas.getByRole('textbox', { name: /carteirinha/ });
  box.focus();
  box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  respond?.(answer);
  await canvas.findByRole('region', { name: region });
  await expect(box).toHaveFocus();
  box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '' }));
}

export const AnAnswerLeavesTheFocusWhereAnInputMethodWrites = meta.story({
  args: held,
  play: ({ canvas, userEvent }) => endWhileComposing(canvas, userEvent, active, cardName),
});

export const AFailureLeavesTheFocusWhereAnInputMethodWrites = meta.story({
  args: held,
  play: ({ canvas, userEvent }) =>
    endWhileComposing(
      canvas,
      userEvent,
      problem(503, 'A operadora não respondeu. Tente de novo em instantes.'),
      'Não foi possível concluir a consulta',
    ),
});

export const AnAnswerThatIsReopenedAfterAnEditTakesTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await answerOf(canvas);
    for (const time of [1, 2]) {
      await userEvent.click(canvas.getByRole('textbox', { name: /carteirinha/ }));
      await userEvent.keyboard(`{End}{Backspace}${time}`);
      await waitFor(() => expect(canvas.queryByRole('region', { name: cardName })).toBeNull());
      await userEvent.click(await canvas.findByRole('button', { name: 'Ver resposta' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Nova consulta' })).toHaveFocus());
    }
  },
});

export const AFailureThatReturnsLeavesTheFocusInTheField = meta.story({
  args: {
    answers: { 'eligibility.check': () => problem(503, 'A operadora não respondeu. Tente de novo em instantes.') },
  },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus());
    await typeLastDigitAgain(canvas, userEvent);
    await canvas.findByRole('button', { name: 'Tentar de novo' });
    await expect(canvas.getByRole('textbox', { name: /carteirinha/ })).toHaveFocus();
  },
});

export const AfterSeveralQueries = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova consulta' }));
    await expect(canvas.getByRole('textbox', { name: /carteirinha/ })).toHaveFocus();
    await userEvent.keyboard('731004550000019{Enter}');
    await expect(await canvas.findAllByRole('button', { name: 'Ver resposta' })).toHaveLength(2);
  },
});

export const WithoutCardNumber = meta.story({
  args: { answers: { 'eligibility.check': { ...active, patient: { ...active.patient, cardNumber: '' } } } },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    const answer = await answerOf(canvas);
    // The CPF appears in place of the card number and in its own row.
    await expect(answer.getAllByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)).toHaveLength(2);
  },
});

export const Inactive = meta.story({
  args: {
    answers: {
      'eligibility.check': {
        ...active,
        status: 'false',
        eligible: false,
        reason: { description: 'Plano suspenso desde 01/10/2026', negatives: [] },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    const answer = await answerOf(canvas);
    await expect(answer.getByText('Plano suspenso desde 01/10/2026')).toBeVisible();
  },
});

export const NobodyFound = meta.story({
  args: {
    answers: {
      'eligibility.check': {
        ...active,
        status: null,
        eligible: false,
        patient: { ...active.patient, name: '', cardNumber: '', cpf: null, reason: null },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('A operadora não encontrou ninguém com esses dados.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { 'eligibility.check': noAnswer } },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Interromper' })).toBeVisible();
  },
});

export const Interrupted = meta.story({
  args: { answers: { 'eligibility.check': noAnswer } },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Interromper' }));
    await expect(await canvas.findByText('Consulta interrompida antes da resposta da operadora.')).toBeVisible();
  },
});

export const Outdated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await answerOf(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: /carteirinha/ }), '9');
    await expect(await canvas.findByText(/o resultado saiu da tela/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: cardName })).toBeNull();
  },
});

export const Failed = meta.story({
  args: {
    answers: { 'eligibility.check': () => problem(503, 'A operadora não respondeu. Tente de novo em instantes.') },
  },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    const card = within(await canvas.findByRole('region', { name: 'Não foi possível concluir a consulta' }));
    await expect(card.getByText('A operadora não respondeu. Tente de novo em instantes.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /carteirinha/ })).toHaveValue('731004550000018');
  },
});
