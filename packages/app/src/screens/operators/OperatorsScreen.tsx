import { Plus } from '@lucide/icons';
import { Button, FilterBar, Icon, SearchField, Stack } from '@oraculo/ui';
import { useMemo } from 'react';
import { api } from '../../service/api.ts';
import { useEditing } from '../../forms/useEditing.ts';
import { idOf } from '../../listing/idOf.ts';
import { useStableCallbacks } from '../../listing/useStableCallbacks.ts';
import { PrintedFilters } from '../../listing/PrintedFilters.tsx';
import { ListTable } from '../../listing/ListTable.tsx';
import { useFilterForm } from '../../listing/useFilterForm.ts';
import { useListFilters } from '../../listing/useListFilters.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import { useRefresh } from '../../queries/useRefresh.ts';
import { operatorColumns } from './operatorColumns.tsx';
import { operatorFilters, operatorQuery, operatorViews } from './operatorFilters.ts';
import { lazyDialog } from '../../lazy/lazyDialog.tsx';

const OperatorModal = lazyDialog('OperatorModal', () => import('./OperatorModal.tsx'));

export function OperatorsScreen() {
  const list = useListFilters(operatorFilters);
  const { search, page, pageSize } = list.filters;
  const form = useFilterForm({
    name: 'operatorSearch',
    applied: { text: search ?? '' },
    onApply: (values) => list.apply({ search: values.text.trim() || null }),
  });
  const { text } = form.values;
  const refresh = useRefresh('operators');
  const editor = useEditing({
    name: 'operator',
    createTask: 'createOperator',
    load: (id) => api.operators.get(id),
    loadFailure: 'unknown',
    refresh,
  });
  const { edit } = useStableCallbacks({ edit: editor.edit });
  const columns = useMemo(() => operatorColumns((row) => void edit(row.id)), [edit]);
  const query = { ...operatorQuery(search), page, pageSize };
  const operators = usePagedList(
    ['operators', 'page', query],
    (paging, options) => api.operators.page({ ...query, ...paging }, options),
    { onError: list.resetPaging },
  );
  const createButton = (size: 'small' | 'medium') => (
    <Button emphasis="outline" size={size} icon={<Icon of={Plus} />} onPress={editor.create}>
      Cadastrar operadora
    </Button>
  );

  return (
    <Stack>
      <FilterBar
        label="Pesquisa de operadoras"
        onSubmit={() => void form.submit()}
        submitDisabledReason={text.trim() === '' && search === null ? 'Digite o registro ANS ou o nome' : undefined}
      >
        <SearchField
          label="Operadora"
          placeholder="Busque por ANS ou operadora"
          value={text}
          onChange={(next) => form.change({ text: next })}
          onClear={() => list.apply({ search: null })}
        />
      </FilterBar>
      <PrintedFilters labels={search === null ? [] : [`Busca: ${search}`]} />
      <ListTable
        aria-label="Operadoras"
        title="Operadoras"
        tableId="operators"
        columns={columns}
        rowKey={idOf}
        result={operators}
        {...list.paged}
        viewRules={operatorViews}
        actions={createButton('small')}
        emptyAction={createButton('medium')}
      />
      {editor.editing && (
        <OperatorModal
          key={editor.editing.stored?.id}
          stored={editor.editing.stored}
          onClose={editor.close}
          onSaved={refresh}
          onFailed={refresh}
        />
      )}
    </Stack>
  );
}
