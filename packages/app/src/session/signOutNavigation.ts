let goToSignIn: (() => void) | undefined;

/** Registers the navigation that runs after a sign-out. Returns a function that unregisters it. */
export function registerSignOutNavigation(navigate: () => void): () => void {
  goToSignIn = navigate;
  return () => {
    if (goToSignIn === navigate) goToSignIn = undefined;
  };
}

/**
 * Leaves the screen after a sign-out. Without a handler, as in a test of the frame alone, it logs a message, because
 * the failure would be silent.
 */
export function navigateAfterSignOut() {
  if (goToSignIn) goToSignIn();
  else console.error('A função de navegação do logout não está definida.');
}
