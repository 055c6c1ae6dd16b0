import {
  Avatar,
  CodeBlock,
  type Column,
  DataTable,
  DescriptionList,
  EmptyState,
  GroupedDigits,
  Icon,
  Kbd,
  LoadingOverlay,
  Note,
  Pagination,
  ProfileHeading,
  ProgressBar,
  ProgressSteps,
  ResultHeading,
  Skeleton,
  Spinner,
  Stack,
  StatusBadge,
  Tabs,
  TagGroup,
  Text,
  TruncatedText,
} from '@oraculo/ui';
import { FileSpreadsheet } from '@lucide/icons';
import type { Miniature } from './Gallery.tsx';
import { wide } from './Stills.css.ts';

const nothing = () => {};
const rows = ['Beatriz Lourenço', 'Carlos Meireles'];
const columns: readonly Column<string>[] = [
  { id: 'name', header: 'Paciente', cell: (name) => name, isRowHeader: true },
  { id: 'status', header: 'Status', cell: () => <StatusBadge tone="positive">Ativo</StatusBadge>, cardSlot: 'corner' },
];
const keyOf = (name: string) => name;
const tabs = ['Consultas', 'Lotes'].map((label) => ({ id: label, label, content: null }));

export const miniatures: readonly Miniature[] = [
  {
    name: 'DataTable',
    page: 'dados-datatable',
    part: (
      <div className={wide}>
        <DataTable aria-label="Pacientes" columns={columns} rows={rows} rowKey={keyOf} />
      </div>
    ),
  },
  {
    name: 'Pagination',
    page: 'dados-pagination',
    part: (
      <div className={wide}>
        <Pagination page={2} pageSize={10} totalItems={42} onPageChange={nothing} />
      </div>
    ),
  },
  { name: 'Tabs', page: 'dados-tabs', part: <Tabs label="Vistas" tabs={tabs} /> },
  {
    name: 'TagGroup',
    page: 'dados-taggroup',
    part: <TagGroup label="Filtros" tags={[{ id: '1', label: 'Marca: Prime' }]} onRemove={nothing} />,
  },
  {
    name: 'StatusBadge',
    page: 'dados-statusbadge',
    part: (
      <Stack gap={2}>
        <StatusBadge tone="positive">Ativo</StatusBadge>
        <StatusBadge tone="caution">Pendente</StatusBadge>
      </Stack>
    ),
  },
  {
    name: 'DescriptionList',
    page: 'dados-descriptionlist',
    part: <DescriptionList items={[{ term: 'Plano', value: 'Essencial 200' }]} />,
  },
  {
    name: 'ResultHeading',
    page: 'dados-resultheading',
    part: (
      <div className={wide}>
        <ResultHeading tone="positive" title="Beneficiário ativo" detail="Saúde Norte · 10:42" />
      </div>
    ),
  },
  {
    name: 'ProfileHeading',
    page: 'dados-profileheading',
    part: <ProfileHeading label="Beneficiária" name="Beatriz Lourenço" />,
  },
  {
    name: 'GroupedDigits',
    page: 'dados-groupeddigits',
    part: <GroupedDigits text="5996837335903626" />,
  },
  {
    name: 'TruncatedText',
    page: 'dados-truncatedtext',
    part: <TruncatedText text="beneficiarios-novembro-2026.csv" limit={20} to={15} />,
  },
  { name: 'Avatar', page: 'dados-avatar', part: <Avatar name="Beatriz Lourenço" /> },
  { name: 'Icon', page: 'dados-icon', part: <Icon of={FileSpreadsheet} size={24} /> },
  { name: 'Note', page: 'dados-note', part: <Note>Os dados são de ontem.</Note> },
  { name: 'Skeleton', page: 'dados-skeleton', part: <Skeleton width="full" /> },
  { name: 'Kbd', page: 'dados-kbd', part: <Kbd keys="Shift+F10" /> },
  {
    name: 'CodeBlock',
    page: 'dados-codeblock',
    part: (
      <div className={wide}>
        <CodeBlock label="Resposta" code={'{ "status": "ativo" }'} />
      </div>
    ),
  },
  { name: 'Spinner', page: 'dados-spinner', part: <Spinner label="Buscando a rede" /> },
  {
    name: 'LoadingOverlay',
    page: 'dados-loadingoverlay',
    part: (
      <div className={wide}>
        <LoadingOverlay isLoading label="Salvando">
          <Skeleton shape="block" />
        </LoadingOverlay>
      </div>
    ),
  },
  { name: 'Text', page: 'dados-text', part: <Text tone="muted">Até 30 dias depois da análise</Text> },
  { name: 'EmptyState', page: 'dados-emptystate', part: <EmptyState title="Nenhum resultado" /> },
  { name: 'ProgressBar', page: 'dados-progressbar', part: <ProgressBar label="Enviando" value={62} /> },
  {
    name: 'ProgressSteps',
    page: 'dados-progresssteps',
    part: (
      <div className={wide}>
        <ProgressSteps
          label="vidas.csv"
          steps={[
            { id: '1', label: 'Envio', status: 'done' },
            { id: '2', label: 'Leitura', status: 'waiting' },
          ]}
        />
      </div>
    ),
  },
];
