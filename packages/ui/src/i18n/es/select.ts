import type { Messages } from '../ptBR.ts';

export const selectEs: Messages['select'] = {
  placeholder: 'Seleccione',
  show: (label) => `Mostrar opciones de ${label}`,
  clear: (label) => `Limpiar ${label}`,
  loading: 'Cargando opciones…',
  empty: 'No se encontró ninguna opción.',
  partial: (shown, total) => `Se muestran ${shown} de ${total}, siga escribiendo`,
  count: (total) => (total === 1 ? '1 opción' : `${total} opciones`),
  best: (label) => `Resaltada: ${label}`,
  unmatched: (text, kept) =>
    [
      text === ''
        ? 'Elija una opción de la lista.'
        : `No se eligió ninguna opción para «${text}». Elija una de la lista.`,
      ...(kept === undefined ? [] : [`«${kept}» sigue elegida.`]),
    ].join(' '),
  ambiguous: (text, total, kept) =>
    [
      `Hay ${total} opciones para «${text}». Elija una de la lista.`,
      ...(kept === undefined ? [] : [`«${kept}» sigue elegida.`]),
    ].join(' '),
  unloaded: (text, kept) =>
    [
      `La lista aún se estaba cargando, así que no se eligió nada para «${text}». Elija una opción de la lista.`,
      ...(kept === undefined ? [] : [`«${kept}» sigue elegida.`]),
    ].join(' '),
  reverted: (label) => `${label} sigue elegida`,
  revertedToNone: 'Texto borrado: no hay ninguna opción elegida',
  chosen: (labels) =>
    labels.length === 1 ? `1 elegida: ${labels[0]}` : `${labels.length} elegidas: ${labels.join(', ')}`,
  chosenGroup: 'Elegidas',
  added: (label) => `${label} elegida`,
  removed: (label) => `${label} quitada`,
  remove: (label) => `Quitar ${label}`,
};
