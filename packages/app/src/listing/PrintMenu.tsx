import { RowMenu } from '@oraculo/ui';
import { mostPrintedRows } from './loadAllRows.ts';

interface PrintMenuProps {
  /** Of all pages. */
  totalItems: number;
  /** Rows on the page that is shown. */
  pageItems: number;
  /** The pages are loading. */
  isLoading: boolean;
  onPrintAll: () => void;
}

/** Among the tools of a list: its page on paper, or all of its pages. */
export function PrintMenu({ totalItems, pageItems, isLoading, onPrintAll }: PrintMenuProps) {
  const tooMany = `A lista tem ${totalItems.toLocaleString('pt-BR')} linhas; imprima até ${mostPrintedRows}. Filtre a lista`;
  return (
    <RowMenu
      label="Mais ações da lista"
      disabledReason={isLoading ? 'Carregando todas as páginas para imprimir' : undefined}
      items={[
        { id: 'page', label: 'Imprimir esta página', onPress: () => window.print() },
        {
          id: 'all',
          label: 'Imprimir todas as páginas',
          description: `${totalItems.toLocaleString('pt-BR')} linhas`,
          disabledReason:
            totalItems > mostPrintedRows
              ? tooMany
              : totalItems <= pageItems
                ? 'Esta página já tem todas as linhas'
                : undefined,
          onPress: onPrintAll,
        },
      ]}
    />
  );
}
