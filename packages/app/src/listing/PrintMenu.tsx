import { RowMenu } from '@oraculo/ui';
import { maxPrintedRows } from './loadAllRows.ts';

interface PrintMenuProps {
  /** The number of rows on all pages. */
  totalItems: number;
  /** The number of rows on the current page. */
  pageItems: number;
  /** Whether all pages are loading. */
  isLoading: boolean;
  onPrintAll: () => void;
}

/** The print menu of a list: the current page or all pages. */
export function PrintMenu({ totalItems, pageItems, isLoading, onPrintAll }: PrintMenuProps) {
  const tooMany = `A lista tem ${totalItems.toLocaleString('pt-BR')} linhas; imprima até ${maxPrintedRows}. Filtre a lista`;
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
            totalItems > maxPrintedRows
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
