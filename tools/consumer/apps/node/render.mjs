import * as ui from '@oraculo/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const ignore = () => {};
const parts = [
  createElement(ui.Button, null, 'Pesquisar'),
  createElement(ui.DatePicker, { label: 'Data', value: null, onChange: ignore }),
  createElement(ui.Select, { label: 'Operadora', options: [], value: null, onChange: ignore }),
];
const html = renderToString(createElement(ui.UiProvider, null, ...parts));
if (!html.includes('Abrir calendário: Data')) throw new Error(`rendered without the date picker: ${html.slice(0, 400)}`);
if (ui.formatCpf('52998224725') !== '529.982.247-25') throw new Error('the formats do not load');
