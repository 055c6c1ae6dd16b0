export const toastsPtBR = {
  region: 'Notificações',
  dismiss: 'Fechar notificação',
  actionHint: (action: string) => `Tecle F6 para ir à ação: ${action}.`,
  times: (count: number) => `${count} vezes`,
  recent: 'Notificações recentes',
  unread: 'Há notificações não lidas.',
  recentEmpty: 'Nenhuma notificação por enquanto.',
  recentHint: 'As notificações ficam aqui até você sair ou recarregar a página.',
};
