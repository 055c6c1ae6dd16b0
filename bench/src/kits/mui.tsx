import {
  Autocomplete,
  Button,
  Chip,
  createTheme,
  Dialog,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  ThemeProvider,
  Tooltip,
} from '@mui/material';
import { useMaskito } from '@maskito/react';
import { useState } from 'react';
import { cpfMask } from '../cpfMask.ts';
import { headers, type KitPages, options, rowsOf, statusOf, type TableProps } from '../work.ts';

const muiTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: true, dark: true },
});

const Rows = ({ page, rowCount, isPlain }: TableProps) => (
  <Table>
    <TableHead>
      <TableRow>
        {headers.map((header) => (
          <TableCell key={header}>{header}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rowsOf(page, rowCount).map((row) => (
        <TableRow key={row.id}>
          <TableCell>{row.card}</TableCell>
          <TableCell>
            {isPlain ? (
              row.patient
            ) : (
              <Tooltip title={row.patient}>
                <span>{row.patient}</span>
              </Tooltip>
            )}
          </TableCell>
          <TableCell>{row.operator}</TableCell>
          <TableCell>{row.brand}</TableCell>
          <TableCell>{row.plan}</TableCell>
          <TableCell>{row.date}</TableCell>
          <TableCell>{isPlain ? statusOf(row) : <Chip label={statusOf(row)} />}</TableCell>
          <TableCell>{isPlain ? row.origin : <IconButton aria-label={`Baixar ${row.card}`}>↓</IconButton>}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

export const pages: KitPages = {
  Provider: ({ children }) => <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>,
  Fields: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <TextField key={index} label={`Campo ${index}`} defaultValue="" />
      ))}
    </>
  ),
  Table: Rows,
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
