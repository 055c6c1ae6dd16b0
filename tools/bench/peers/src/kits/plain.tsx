import { useState } from 'react';
import './plain.css';
import { type KitPages, options } from '../work.ts';
import { Selectable, Sortable, Table } from './plainTable.tsx';

const maskCpf = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 11)
    .replace(/(\d{3})(\d)/, '$1.$2')
    .replace(/(\d{3})(\d)/, '$1.$2')
    .replace(/(\d{3})(\d{1,2})$/, '$1-$2');

/** The smallest HTML that does the same: the floor of every figure. */
export const pages: KitPages = {
  Fields: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <label key={index}>
          Campo {index}
          <input type="text" defaultValue="" />
        </label>
      ))}
    </>
  ),
  Checkboxes: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <label key={index}>
          <input type="checkbox" />
          Opção {index}
        </label>
      ))}
    </>
  ),
  Table,
  Selectable,
  Sortable,
  Cpf: () => {
    const [value, setValue] = useState('');
    return (
      <label>
        CPF
        <input value={value} onChange={(event) => setValue(maskCpf(event.target.value))} />
      </label>
    );
  },
  Select: () => {
    const [text, setText] = useState('');
    const found =
      text === '' ? [] : options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).slice(0, 100);
    return (
      <>
        <input
          role="combobox"
          aria-controls="found"
          aria-expanded={text !== ''}
          aria-label="Operadora"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ul id="found">
          {found.map(({ value, label }) => (
            <li key={value}>{label}</li>
          ))}
        </ul>
      </>
    );
  },
  Modal: ({ rowCount }) => (
    <>
      <button type="button" onClick={() => (document.getElementById('dialog') as HTMLDialogElement).showModal()}>
        Abrir
      </button>
      <dialog id="dialog">Conteúdo</dialog>
      <Table page={0} rowCount={rowCount} />
    </>
  ),
  raiseToast: (index) => {
    const toast = document.createElement('p');
    toast.setAttribute('role', 'status');
    toast.textContent = `Aviso ${index}`;
    document.body.append(toast);
  },
  Colours: () => (
    <>
      {Array.from({ length: 500 }, (_, index) => (
        <button key={index} type="button" className="themed">
          Botão {index}
        </button>
      ))}
    </>
  ),
  setDark: (isDark) => {
    document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
  },
};
