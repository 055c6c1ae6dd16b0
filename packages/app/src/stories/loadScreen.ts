import { preloadScreen } from '../screenCode.tsx';

/** A story's loader: the code of its screen is there before the story starts, so that nothing in it waits for files. */
export async function loadScreen({ args }: { args: { path?: string } }) {
  const path = (args.path ?? '/').split('?')[0] ?? '/';
  await preloadScreen(path);
  return {};
}
