import { commandLineOf, isRelease } from './installation.ts';
import { type SettingText, settings } from './settingsTable.ts';

type Language = keyof SettingText;

/** Portuguese, unless the locale is English. The variables are read in the order of POSIX. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return /^en/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'en' : 'pt';
}

const commands: [name: string, pt: string, en: string, what: SettingText][] = [
  ['start', '', '', { pt: 'inicia o gateway e o aplicativo', en: 'starts the gateway and the app' }],
  [
    'check',
    '',
    '',
    {
      pt: 'confere configuração, pastas, disco, relógio, banco, arquivos e chaves sem iniciar',
      en: 'checks settings, folders, disk, clock, database, files and keys without a start',
    },
  ],
  [
    'backup',
    '‹pasta›',
    '‹folder›',
    {
      pt: 'copia banco, arquivos e chaves, com o gateway em uso ou parado',
      en: 'copies database, files and keys; the gateway may be running',
    },
  ],
  [
    'restore',
    '‹pasta›',
    '‹folder›',
    {
      pt: 'põe uma cópia no lugar dos dados, com o gateway em uso ou parado',
      en: 'replaces the data by a copy; the gateway may be running',
    },
  ],
  [
    'copy-to',
    '‹postgres://…› --files ‹s3://…›',
    '‹postgres://…› --files ‹s3://…›',
    {
      pt: 'copia os dados desta máquina para um PostgreSQL e um bucket, conferidos; pode ser repetido até que um gateway comece a usá-los',
      en: 'copies the data of this machine to a PostgreSQL and a bucket, and checks them; can be repeated until a gateway uses them',
    },
  ],
  [
    'add-user',
    '‹usuário› ‹e-mail› ‹grupos›',
    '‹user› ‹e-mail› ‹groups›',
    {
      pt: 'cria uma conta e mostra sua senha; grupos separados por vírgula',
      en: 'creates an account and shows its password; groups are separated by commas',
    },
  ],
  [
    'set-groups',
    '‹usuário› ‹grupos›',
    '‹user› ‹groups›',
    {
      pt: 'troca os grupos de uma conta (ADMIN, RECEBIVEIS, READWRITE, READ)',
      en: 'changes the groups of an account (ADMIN, RECEBIVEIS, READWRITE, READ)',
    },
  ],
  ['revoke', '‹usuário›', '‹user›', { pt: 'encerra as sessões de uma conta', en: 'ends the sessions of an account' }],
  [
    'add-brand',
    '‹marca› ‹registros ANS›',
    '‹brand› ‹ANS numbers›',
    {
      pt: 'oferece uma marca nas operadoras desses registros, separados por vírgula',
      en: 'adds a brand to the operators with these ANS numbers, separated by commas',
    },
  ],
  ['reset', '', '', { pt: 'apaga os dados locais e começa de novo', en: 'deletes the local data and starts over' }],
  ['version', '', '', { pt: 'mostra a versão', en: 'shows the version' }],
  ['help', '', '', { pt: 'mostra esta ajuda', en: 'shows this help' }],
];

const heading: Record<Language, { product: string; use: string; variables: string }> = {
  pt: {
    product: 'Gateway do Oráculo: implementa o contrato da API e serve o aplicativo compilado.',
    use: 'Uso:',
    variables: 'Variáveis de ambiente (entre parênteses, o valor quando falta):',
  },
  en: {
    product: 'Oráculo’s gateway: answers the contract and serves the built app.',
    use: 'Usage:',
    variables: 'Environment variables (in parentheses the value without the variable):',
  },
};

const defaultText = (value: string | SettingText, language: Language): string =>
  typeof value === 'string' ? value : value[language];

export function helpText(language: Language): string {
  const { product, use, variables } = heading[language];
  const uses = commands.map(([name, pt, en, what]) => {
    const values = language === 'pt' ? pt : en;
    const form =
      isRelease && (name === 'help' || name === 'version') ? `bin/oraculo --${name}` : commandLineOf(name, values);
    return `  ${form}\n      ${what[language]}`;
  });
  const named = settings.map(
    (setting) => `  ${setting.name}\n      ${setting.what[language]} (${defaultText(setting.default, language)})`,
  );
  return [product, '', use, ...uses, '', variables, ...named].join('\n');
}
