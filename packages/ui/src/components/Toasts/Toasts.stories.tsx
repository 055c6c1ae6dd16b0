import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { ToastCard } from './ToastCard.tsx';
import type { RaisedToast } from './toastList.ts';

const base: RaisedToast = {
  id: 'exemplo',
  variant: 'success',
  title: 'Relatório em processamento.',
  message: 'Você poderá conferir o status na aba de Histórico.',
  durationMs: 3000,
  count: 1,
  raisedAt: 0,
};

const meta = preview.meta({
  title: 'Avisos/Toast',
  component: ToastCard,
  parameters: { spec: ['1 §3 Toast', '1 §4 Toasts', '2 §9 Toasts stack'] },
  args: { toast: base, isPaused: true, onDismiss: () => {} },
});

export const Success = meta.story();
export const Failure = meta.story({
  args: { toast: { ...base, variant: 'error', title: 'Erro ao cancelar', message: 'O lote já foi processado.' } },
});
export const Warning = meta.story({
  args: {
    toast: {
      ...base,
      variant: 'warning',
      title: 'Sua sessão termina em 2 minutos.',
      message: 'Salve o que está fazendo.',
    },
  },
});
export const Information = meta.story({
  args: { toast: { ...base, variant: 'info', title: 'Relatório em processamento.' } },
});
export const WithAnAction = meta.story({
  args: {
    toast: { ...base, title: 'Relatório pronto.', message: undefined, action: { label: 'Baixar', onPress: () => {} } },
  },
});
export const TitleOnly = meta.story({
  args: { toast: { ...base, title: 'Arquivo baixado com sucesso', message: undefined } },
});
export const Counted = meta.story({
  args: {
    toast: { ...base, variant: 'error', title: 'Ocorreu um erro', message: 'Tente novamente mais tarde', count: 3 },
  },
});
export const LongServerMessage = meta.story({
  args: {
    toast: {
      ...base,
      variant: 'error',
      title: 'Erro na requisição',
      message: 'ERR_UPSTREAM_TIMEOUT_operadora_vida_plena_sul_servico_de_elegibilidade_nao_respondeu_em_30000_ms',
    },
  },
});

export const AQuestion = meta.story({
  args: {
    toast: {
      ...base,
      variant: 'warning',
      title: 'Excluir os 3 arquivos?',
      message: undefined,
      action: { label: 'Excluir', onPress: () => {} },
    },
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <ToastCard {...args} />
      <ToastCard
        {...args}
        toast={{ ...base, variant: 'error', title: 'Arquivo expirado.', message: 'Solicite novamente.' }}
      />
      <ToastCard {...args} toast={{ ...base, variant: 'warning', title: 'Sua sessão termina em 2 minutos.' }} />
      <ToastCard {...args} toast={{ ...base, variant: 'info' }} />
      <ToastCard
        {...args}
        toast={{ ...base, title: 'Relatório pronto.', action: { label: 'Baixar', onPress: () => {} } }}
      />
      <ToastCard {...args} toast={{ ...base, title: 'Arquivo baixado com sucesso', message: undefined }} />
      <ToastCard {...args} toast={{ ...base, variant: 'error', title: 'Ocorreu um erro', count: 3 }} />
    </Stack>
  ),
});
