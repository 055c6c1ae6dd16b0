export interface SettingText {
  pt: string;
  en: string;
}

export interface Setting {
  name: string;
  what: SettingText;
  /** The default, or a description of it if it depends on other settings. */
  default: string | SettingText;
  example: string;
  since: string;
}

const none: SettingText = { pt: 'nenhum', en: 'none' };
const noneFemale: SettingText = { pt: 'nenhuma', en: 'none' };

type Row = [name: string, pt: string, en: string, standard: string | SettingText, example: string];

/** Every setting of the gateway. `--help` and docs/configuration.md are generated from this table, and `readConfig` reads it. */
const rows: Row[] = [
  ['PORT', 'porta do aplicativo e da API', 'port of the app and the API', '4173', '8080'],
  [
    'ORACULO_HOST',
    'endereço em que escuta; fora de localhost exige chave de aplicação e origem dos arquivos',
    'address to listen on; any other than localhost needs an application key and an origin for files',
    'localhost',
    '0.0.0.0',
  ],
  [
    'ORACULO_STORAGE_PORT',
    'porta das verificações de saúde (health), das métricas e dos arquivos de uma segunda origem',
    'port of health, metrics and the files of a second origin',
    { pt: 'PORT + 1', en: 'PORT + 1' },
    '8081',
  ],
  [
    'ORACULO_STORAGE_ORIGIN',
    'endereço público dos arquivos: uma segunda origem, ou o endereço do aplicativo seguido de /files',
    'public address of files: a second origin, or the address of the app followed by /files',
    { pt: 'http://localhost:‹porta›', en: 'http://localhost:‹port›' },
    'https://files.example.com',
  ],
  [
    'ORACULO_ALLOWED_ORIGINS',
    'origens que podem ler arquivos de uma segunda origem, separadas por vírgula: o endereço público do aplicativo',
    'origins that may read files of a second origin, separated by commas: the public address of the app',
    noneFemale,
    'https://oraculo.example.com',
  ],
  [
    'ORACULO_BASE_PATH',
    'caminho do aplicativo no seu endereço público',
    'path of the app at its public address',
    '/',
    '/oraculo/',
  ],
  [
    'ORACULO_DATA_DIR',
    'pasta dos dados; obrigatória num pacote',
    'folder of the data; a release needs it',
    { pt: '.data na raiz do repositório', en: '.data at the root of the repository' },
    '/var/lib/oraculo',
  ],
  [
    'ORACULO_DATABASE_URL',
    'file:‹arquivo›, ou postgres://… para vários gateways',
    'file:‹file›, or postgres://… for several gateways',
    { pt: 'oraculo.db na pasta dos dados', en: 'oraculo.db in the folder of the data' },
    'postgres://oraculo:secret@db.example.com/oraculo',
  ],
  [
    'ORACULO_FILES_URL',
    's3://‹bucket›/‹prefixo› para guardar os arquivos num bucket; região e credenciais como nos programas da AWS (AWS_REGION, AWS_ACCESS_KEY_ID, …)',
    's3://‹bucket›/‹prefix› to keep files in a bucket; region and credentials as AWS programs find them (AWS_REGION, AWS_ACCESS_KEY_ID, …)',
    { pt: 'files na pasta dos dados', en: 'files in the folder of the data' },
    's3://oraculo-files/production',
  ],
  [
    'ORACULO_S3_ENDPOINT',
    'endereço de um serviço S3 que não é o da AWS, como os navegadores o alcançam',
    'address of an S3 service other than AWS, as browsers reach it',
    { pt: 'o da AWS', en: 'that of AWS' },
    'https://s3.example.com',
  ],
  [
    'ORACULO_APP_DIR',
    'pasta do aplicativo compilado; none serve só a API',
    'folder of the built app; none serves the API alone',
    { pt: 'packages/app/dist; app num pacote', en: 'packages/app/dist; app in a release' },
    '/srv/oraculo-app',
  ],
  [
    'ORACULO_DEMO',
    '1 cria dados e acessos de demonstração; 0 começa vazio',
    '1 creates demonstration data and accounts; 0 starts empty',
    { pt: '1 em localhost sem proxy', en: '1 on localhost without a proxy' },
    '0',
  ],
  [
    'ORACULO_APPLICATION_KEY',
    'chave de aplicação esperada no cabeçalho "key"; obrigatória sem demonstração',
    'application key that the header "key" must carry; required without the demonstration',
    noneFemale,
    'a3f1c5d27b904e68',
  ],
  [
    'ORACULO_ENCRYPTION_KEY',
    '32 bytes em hexadecimal para as senhas guardadas',
    '32 bytes in hexadecimal for stored passwords',
    { pt: 'criada na pasta dos dados', en: 'made in the folder of the data' },
    'openssl rand -hex 32',
  ],
  [
    'ORACULO_SIGNING_KEY',
    '32 bytes em hexadecimal para os links assinados',
    '32 bytes in hexadecimal for signed links',
    { pt: 'criada na pasta dos dados', en: 'made in the folder of the data' },
    'openssl rand -hex 32',
  ],
  ['ORACULO_JOB_PACE_MS', 'pausa entre os passos dos trabalhos', 'pause between two steps of a job', '1200', '500'],
  [
    'ORACULO_JOB_LEASE_MS',
    'tempo até outro processo assumir uma tarefa parada',
    'time until another process takes over a job without progress',
    '5000',
    '10000',
  ],
  [
    'ORACULO_SOURCE_DAYS',
    'dias em que ficam os arquivos enviados para processamento',
    'days for which uploaded files are kept',
    '30',
    '90',
  ],
  ['ORACULO_SESSION_SECONDS', 'duração da sessão', 'length of a session', '28800', '14400'],
  [
    'ORACULO_SIGNED_LINK_TTL_SECONDS',
    'validade dos links assinados',
    'seconds for which a signed link is valid',
    '900',
    '300',
  ],
  [
    'ORACULO_SIGN_IN_MAX_FAILURES',
    'tentativas de acesso erradas em 15 minutos',
    'failed sign-ins of one user from one address in 15 minutes',
    '10',
    '5',
  ],
  [
    'ORACULO_SIGN_IN_MAX_FAILURES_BY_ADDRESS',
    'o mesmo para um endereço, com quaisquer usuários',
    'failed sign-ins from one address in 15 minutes, of all users together',
    '60',
    '200',
  ],
  [
    'ORACULO_TRUST_PROXY',
    'endereços dos proxies à frente do gateway, separados por vírgula: só deles se aceita X-Forwarded-For e X-Forwarded-Proto',
    'addresses of the proxies in front, separated by commas: X-Forwarded-For and X-Forwarded-Proto count from them alone',
    none,
    '127.0.0.1',
  ],
  [
    'ORACULO_SEED_BENEFICIARIES',
    'beneficiários criados no primeiro início da demonstração',
    'beneficiaries that the first start of the demonstration creates',
    '6000',
    '240',
  ],
  [
    'ORACULO_SEED_ELIGIBILITY_RECORDS',
    'registros de elegibilidade criados no primeiro início da demonstração',
    'eligibility records that the first start of the demonstration creates',
    '52000',
    '1200',
  ],
  [
    'ORACULO_METRICS_TOKEN',
    'credencial (Bearer) de /metrics em ORACULO_STORAGE_PORT',
    'Bearer token for /metrics at ORACULO_STORAGE_PORT',
    { pt: 'só desta máquina', en: 'only this machine may read them' },
    'openssl rand -hex 32',
  ],
  [
    'ORACULO_LOG_LEVEL',
    'info, warn, error ou silent: em warn estão todas as recusas, com seu código',
    'info, warn, error or silent; warn logs every refused request with its id',
    { pt: 'info; npm start usa warn', en: 'info; npm start uses warn' },
    'warn',
  ],
];

export const settings: readonly Setting[] = rows.map(([name, pt, en, standard, example]) => ({
  name,
  what: { pt, en },
  default: standard,
  example,
  since: '0.1.0',
}));

/** The default value of a setting. Throws if the table only describes the default. */
export function defaultOf(name: string): string {
  const standard = settings.find((setting) => setting.name === name)?.default;
  if (typeof standard !== 'string') throw new TypeError(`${name} has no plain default in the table of settings`);
  return standard;
}
