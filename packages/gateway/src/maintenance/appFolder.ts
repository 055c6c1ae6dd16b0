import { ConfigError, type GatewayConfig } from '../settings/readConfig.ts';
import { hasApp } from '../http/appPage.ts';

const missingApp = (appDir: string): string =>
  `Não há aplicativo em ${appDir}. Defina ORACULO_APP_DIR com a pasta do aplicativo compilado, ou ORACULO_APP_DIR=none para servir só a API.`;

/** Without the app every page would be an error. */
export async function checkAppFolder(config: GatewayConfig): Promise<void> {
  if (config.appDir !== '' && !(await hasApp(config))) throw new ConfigError(missingApp(config.appDir));
}
