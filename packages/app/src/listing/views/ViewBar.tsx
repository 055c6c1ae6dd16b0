import { Bookmark } from '@lucide/icons';
import { Icon, IconButton } from '@oraculo/ui';
import { Suspense, useState } from 'react';
import { useRestoredDialog } from '../../session/useRestoredDialog.ts';
import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';
import type { ListViews } from './useViews.ts';

const viewTags = lazyWithPreload(async () => (await import('./ViewTags.tsx')).ViewTags);
const saveViewModal = lazyWithPreload(async () => (await import('./SaveViewModal.tsx')).SaveViewModal);

/** The saved views above a table. Its code loads only when the user has saved a view. */
export function ViewBar({ views }: { views: ListViews }) {
  if (views.viewsOfList.length === 0) return null;
  return (
    <Suspense>
      <viewTags.Component views={views} />
    </Suspense>
  );
}

function saveDisabledReason({ hasFilters, personalTitles }: ListViews) {
  if (hasFilters) return undefined;
  return personalTitles.length > 0
    ? `Não é possível salvar ${personalTitles.join(' e ')}: aplique outro filtro`
    : 'Aplique um filtro para salvá-lo';
}

/** A button of the table's toolbar: saves the filters as a view, or renames the current view. */
export function SaveViewButton({ views }: { views: ListViews }) {
  const [isOpen, setOpen] = useState(false);
  useRestoredDialog(`view dialog of ${views.list}`, isOpen ? 'open' : null, () => setOpen(true));
  return (
    <>
      <IconButton
        label={views.current ? 'Editar filtros salvos' : 'Salvar filtros'}
        icon={<Icon of={Bookmark} />}
        size="small"
        disabledReason={saveDisabledReason(views)}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <saveViewModal.Component views={views} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
