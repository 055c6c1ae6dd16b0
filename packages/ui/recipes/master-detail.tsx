import { Button, DataTable, DescriptionList, Drawer, Inline, StatusBadge, toast } from '@oraculo/ui';
import { useState } from 'react';

interface Guide {
  id: string;
  patient: string;
  provider: string;
  isApproved: boolean;
}

const guides: Guide[] = [
  { id: '2026-0001', patient: 'Beatriz Lourenço', provider: 'Clínica Aurora', isApproved: true },
  { id: '2026-0002', patient: 'João Reis', provider: 'Hospital Boreal', isApproved: false },
];
const keyOf = ({ id }: Guide) => id;

const status = ({ isApproved }: Guide) => (
  <StatusBadge tone={isApproved ? 'positive' : 'caution'}>{isApproved ? 'Aprovada' : 'Em análise'}</StatusBadge>
);

const columnsFor = (show: (id: string) => void) => [
  { id: 'id', header: 'Guia', cell: ({ id }: Guide) => id, isRowHeader: true },
  { id: 'patient', header: 'Beneficiário', cell: ({ patient }: Guide) => patient },
  { id: 'status', header: 'Situação', cell: status },
  {
    id: 'actions',
    header: 'Ações',
    cell: ({ id }: Guide) => (
      <Button size="small" emphasis="quiet" onPress={() => show(id)}>
        Ver {id}
      </Button>
    ),
  },
];

/** A table, and one of its rows in a drawer. Keep the open id in the address, so that a link restores it. */
export function MasterDetail() {
  const [openId, setOpenId] = useState<string>();
  const open = guides.find(({ id }) => id === openId);
  const footer = (close: () => void) => (
    <Inline justify="end">
      <Button emphasis="outline" onPress={close}>
        Fechar
      </Button>
      <Button
        onPress={() => {
          toast.success({ title: 'Guia aprovada' });
          close();
        }}
      >
        Aprovar
      </Button>
    </Inline>
  );
  return (
    <>
      <DataTable title="Guias" columns={columnsFor(setOpenId)} rows={guides} rowKey={keyOf} />
      <Drawer
        title={`Guia ${open?.id ?? ''}`}
        isOpen={open !== undefined}
        onClose={() => setOpenId(undefined)}
        footer={footer}
      >
        {open && (
          <DescriptionList
            items={[
              { term: 'Beneficiário', value: open.patient },
              { term: 'Prestador', value: open.provider },
              { term: 'Situação', value: status(open) },
            ]}
          />
        )}
      </Drawer>
    </>
  );
}
