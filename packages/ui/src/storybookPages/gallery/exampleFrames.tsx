import {
  Accordion,
  Alert,
  Banner,
  Breadcrumbs,
  Button,
  Card,
  ColorModeToggle,
  Disclosure,
  Divider,
  ErrorSummary,
  FieldGrid,
  FilterBar,
  Grid,
  Heading,
  Inline,
  Logo,
  PageHeader,
  Steps,
  TextField,
} from '@oraculo/ui';
import type { Miniature } from './Gallery.tsx';
import { spread } from './Stills.css.ts';

const nothing = () => {};

export const miniatures: readonly Miniature[] = [
  {
    name: 'Alert',
    page: 'avisos-alert',
    part: (
      <Alert tone="caution" title="O contrato termina em 12 dias">
        Renove até 10/12/2026.
      </Alert>
    ),
  },
  { name: 'Banner', page: 'avisos-banner', part: <Banner tone="caution">Os dados são de ontem.</Banner> },
  {
    name: 'ErrorSummary',
    page: 'avisos-errorsummary',
    part: <ErrorSummary attempt={0} problems={[{ fieldId: 'cnpj', message: 'Informe o CNPJ' }]} />,
  },
  {
    name: 'PageHeader',
    page: 'estrutura-pageheader',
    part: <PageHeader title="Credenciais" description="Vida Plena" />,
  },
  { name: 'Heading e Section', page: 'estrutura-heading', part: <Heading>Rede atendida</Heading> },
  {
    name: 'Grid',
    page: 'estrutura-grid',
    part: (
      <div className={spread}>
        <Grid columns={2} itemWidth="small" gap={2}>
          <Card aria-label="Guias">Guias</Card>
          <Card aria-label="Lotes">Lotes</Card>
        </Grid>
      </div>
    ),
  },
  {
    name: 'Divider',
    page: 'estrutura-divider',
    part: (
      <div className={spread}>
        <Divider label="ou" />
      </div>
    ),
  },
  { name: 'Card', page: 'estrutura-card', part: <Card title="Identificação">Conteúdo</Card> },
  {
    name: 'FilterBar',
    page: 'estrutura-filterbar',
    part: (
      <div className={spread}>
        <FilterBar label="Filtros de exemplo" onSubmit={nothing}>
          <TextField label="Nome" />
        </FilterBar>
      </div>
    ),
  },
  {
    name: 'FieldGrid',
    page: 'estrutura-fieldgrid',
    part: (
      <div className={spread}>
        <FieldGrid>
          <TextField label="Rua" />
          <TextField label="Número" />
        </FieldGrid>
      </div>
    ),
  },
  { name: 'ColorModeToggle', page: 'estrutura-colormodetoggle', part: <ColorModeToggle /> },
  { name: 'Logo', page: 'estrutura-logo', part: <Logo name="Oráculo" /> },
  {
    name: 'Breadcrumbs',
    page: 'estrutura-breadcrumbs',
    part: <Breadcrumbs parents={[{ label: 'Operadoras', href: '#' }]} current="Vida Plena" />,
  },
  {
    name: 'Steps',
    page: 'estrutura-steps',
    part: (
      <Steps
        label="Etapas"
        value="2"
        steps={[
          { id: '1', label: 'Arquivo', state: 'done' },
          { id: '2', label: 'Colunas' },
        ]}
      />
    ),
  },
  {
    name: 'Disclosure',
    page: 'estrutura-disclosure',
    part: (
      <Disclosure title="Histórico" defaultExpanded>
        Incluída em 02/11/2026.
      </Disclosure>
    ),
  },
  {
    name: 'Accordion',
    page: 'estrutura-accordion',
    part: (
      <Accordion
        items={[
          { id: '1', title: 'Cadastro', content: null },
          { id: '2', title: 'Rede atendida', content: null },
        ]}
      />
    ),
  },
  {
    name: 'Stack e Inline',
    page: 'estrutura-stack',
    part: (
      <Inline>
        <Button emphasis="outline">Cancelar</Button>
        <Button>Salvar</Button>
      </Inline>
    ),
  },
];
