import type { Messages } from '../ptBR.ts';

export const shellEs: Messages['shell'] = {
  skipToContent: 'Ir al contenido',
  skipToMenu: 'Ir al menú',
  mainMenu: 'Menú principal',
  showMenu: 'Mostrar menú',
  hideMenu: 'Ocultar menú',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  menuLoadFailed: 'No se pudo abrir el menú',
  menuLoadFailedNote: 'Compruebe su conexión e inténtelo de nuevo.',
  expandMenu: 'Expandir menú',
  collapseMenu: 'Contraer menú',
  greeting: (name) => `Hola, ${name}`,
  signOut: 'Salir',
  back: 'Volver',
  useDarkMode: 'Usar modo oscuro',
  useLightMode: 'Usar modo claro',
  darkModeOn: 'Modo oscuro activado',
  lightModeOn: 'Modo claro activado',
  colorModeTooltip: 'Modo claro u oscuro',
};
