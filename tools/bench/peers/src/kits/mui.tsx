import {
  Autocomplete,
  Button,
  Checkbox,
  createTheme,
  Dialog,
  FormControlLabel,
  TextField,
  ThemeProvider,
} from '@mui/material';
import { useMaskito } from '@maskito/react';
import { useState } from 'react';
import { cpfMask } from '../cpfMask.ts';
import { type KitPages, options } from '../work.ts';
import { Rows, Selectable, Sortable } from './muiTable.tsx';

const muiTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: true, dark: true },
});

export const pages: KitPages = {
  Provider: ({ children }) => <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>,
  Fields: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <TextField key={index} label={`Campo ${index}`} defaultValue="" />
      ))}
    </>
  ),
  Checkboxes: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <FormControlLabel key={index} control={<Checkbox />} label={`Opção ${index}`} />
      ))}
    </>
  ),
  Table: Rows,
  Selectable,
  Sortable,
  Cpf: () => {
    const ref = useMaskito({ options: cpfMask });
    const [value, setValue] = useState('');
    return (
      <TextField
        inputRef={ref}
        label="CPF"
        value={value}
        onInput={(event) => setValue((event.target as HTMLInputElement).value)}
      />
    );
  },
  Select: () => (
    <Autocomplete
      options={options}
      filterOptions={(all, { inputValue }) =>
        all.filter(({ label }) => label.toLowerCase().includes(inputValue.toLowerCase())).slice(0, 100)
      }
      renderInput={(params) => <TextField {...params} label="Operadora" />}
    />
  ),
  Modal: ({ rowCount }) => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Abrir</Button>
        <Dialog open={isOpen} onClose={() => setIsOpen(false)} transitionDuration={0}>
          Conteúdo
        </Dialog>
        <Rows page={0} rowCount={rowCount} />
      </>
    );
  },
  Colours: () => (
    <>
      {Array.from({ length: 500 }, (_, index) => (
        <Button key={index} variant="contained">
          Botão {index}
        </Button>
      ))}
    </>
  ),
  setDark: (isDark) => document.documentElement.setAttribute('data-scheme', isDark ? 'dark' : 'light'),
};
