import type { Messages } from '../ptBR.ts';

export const comboboxEs: Messages['combobox'] = {
  placeholder: 'Escriba o elija',
  noSuggestion: 'Sin sugerencias. Vale el texto escrito.',
  loadFailed: 'No se pudieron cargar las opciones.',
  create: (text) => `Crear «${text}»`,
  creating: (text) => `Creando «${text}»…`,
  created: (label) => `Opción creada: ${label}`,
  createFailed: (text) => `No se pudo crear «${text}». Abra la lista e inténtelo de nuevo.`,
  notCreated: (text) => `No se eligió ninguna opción para «${text}». Elija una de la lista o cree una nueva.`,
};
