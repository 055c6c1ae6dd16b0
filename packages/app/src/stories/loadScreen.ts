import { preloadScreen } from '../screenCode.tsx';

/** A story's loader: loads the code of its screen before the story starts. */
export async function loadScreen({ args }: { args: { path?: string } }) {
  const path = (args.path ?? '/').split('?')[0] ?? '/';
  await preloadScreen(path);
  return {};
}
