import { Banner, Card, ColorModeToggle, ErrorSummary, FieldGrid, FilterBar, Logo, TextField } from '@oraculo/ui';
import type { Miniature } from './Gallery.tsx';

const nothing = () => {};

export const miniatures: readonly Miniature[] = [
  { name: 'Banner', page: 'avisos-banner', part: <Banner tone="caution">Os dados são de ontem.</Banner> },
  {
    name: 'ErrorSummary',
    page: 'avisos-errorsummary',
    part: <ErrorSummary attempt={0} problems={[{ fieldId: 'cnpj', message: 'Informe o CNPJ' }]} />,
  },
  { name: 'Card', page: 'estrutura-card', part: <Card title="Identificação">Conteúdo</Card> },
  {
    name: 'FilterBar',
    page: 'estrutura-filterbar',
    part: (
      <FilterBar aria-label="Filtros de exemplo" onSubmit={nothing}>
        <TextField label="Nome" />
      </FilterBar>
    ),
  },
  {
    name: 'FieldGrid',
    page: 'estrutura-fieldgrid',
    part: (
      <FieldGrid>
        <TextField label="Rua" />
        <TextField label="Número" />
      </FieldGrid>
    ),
  },
  { name: 'ColorModeToggle', page: 'estrutura-colormodetoggle', part: <ColorModeToggle /> },
  { name: 'Logo', page: 'estrutura-logo', part: <Logo name="Oráculo" /> },
];
