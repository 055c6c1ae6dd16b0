import { Button, FilterBar, SearchField, Stack } from '@oraculo/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { useListFilters } from '../../listing/useListFilters.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import { operatorColumns } from './operatorColumns.tsx';
import { operatorFilters, operatorQuery } from './operatorFilters.ts';
import { OperatorModal } from './OperatorModal.tsx';
import { useOperatorEditing } from './useOperatorEditing.ts';

export function OperatorsScreen() {
  const list = useListFilters(operatorFilters);
  const { search, page, pageSize } = list.filters;
  const [text, setText] = useState(search ?? '');
  const editor = useOperatorEditing();
  const query = { ...operatorQuery(search), page, pageSize };
  const operators = usePagedList(['operators', 'page', query], () => api.operators.page(query), {
    onError: list.resetPaging,
  });

  return (
    <Stack>
      <FilterBar
        aria-label="Busca de operadoras"
        onSubmit={() => list.apply({ search: text.trim() || null })}
        submitDisabledReason={text.trim() === '' && search === null ? 'Digite o registro ANS ou o nome' : undefined}
      >
        <SearchField
          label="Operadora"
          placeholder="Busque por ANS ou operadora"
          value={text}
          onChange={setText}
          onClear={() => list.apply({ search: null })}
        />
      </FilterBar>
      <ListTable
        aria-label="Operadoras"
        title="Operadoras"
        tableId="operators"
        columns={operatorColumns((row) => void editor.edit(row))}
        rowKey={({ id }) => id}
        result={operators}
        paging={list.filters}
        onPageChange={list.turnTo}
        onPageSizeChange={list.resize}
        actions={
          <Button emphasis="outline" onPress={editor.create}>
            Cadastrar operadora
          </Button>
        }
      />
      {editor.editing && (
        <OperatorModal stored={editor.editing.stored} onClose={editor.close} onSaved={editor.refresh} />
      )}
    </Stack>
  );
}
