import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { type ShownLook, storybookTheme } from './storybookThemes.ts';

addons.setConfig({ theme: storybookTheme() });

/** Gives the manager around the stories the colour mode of the stories. */
addons.register('oraculo/theme', () => {
  const channel = addons.getChannel();
  const follow = ({ globals }: { globals: ShownLook }) => addons.setConfig({ theme: storybookTheme(globals) });
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});
