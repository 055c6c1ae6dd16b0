export interface Tool {
  name: string;
  /** One sentence about what the tool does. */
  what: string;
  /** The usual minutes on two idle cores. */
  minutes: number;
  /** The commands. The arguments after the name are passed to the last one. */
  commands: string[];
}

const tsx = (file: string) => `tsx tools/${file}.ts`;
const buildUi = 'pnpm --dir packages/ui run build';

export const tools: Tool[] = [
  {
    name: 'sizes',
    what: 'Compares the sizes of screens and of parts of the kit with the accepted ones; --built uses the built kit.',
    minutes: 1,
    commands: [tsx('check/appSize'), tsx('check/kitSize')],
  },
  {
    name: 'metrics',
    what: 'Finds long sources and repeated runs of lines.',
    minutes: 0.1,
    commands: [tsx('check/metrics/metrics')],
  },
  {
    name: 'font-sets',
    what: 'Compares the pictures with three sets of system fonts: none, DejaVu alone, and Noto with Liberation and an emoji font.',
    minutes: 15,
    commands: [tsx('check/pictures/fontSets')],
  },
  {
    name: 'packed',
    what: 'Unpacks the release of `npm run release -- --pack` outside of the repository and runs its whole life cycle there: start, backup, restore, stop, on this Node or on the named ones.',
    minutes: 1,
    commands: [tsx('release/pack/checkPacked')],
  },
  {
    name: 'walk',
    what: 'Runs the commands of docs/deploy.md, upgrade.md and operations.md in bare Debians, and uses the result from a browser on another host.',
    minutes: 12,
    commands: [tsx('release/walk/walk')],
  },
  {
    name: 'on-node',
    what: 'Runs types, unit tests and `npm start` on other versions of Node.',
    minutes: 12,
    commands: [tsx('check/onNode')],
  },
  {
    name: 'engines',
    what: 'Runs stories, masks, parts and journeys in Chromium, Firefox and WebKit.',
    minutes: 30,
    commands: [tsx('engines/run')],
  },
  {
    name: 'speech',
    what: 'Compares what the screen reader Orca says with the transcripts.',
    minutes: 31,
    commands: [tsx('speech/run')],
  },
  {
    name: 'ibm-checker',
    what: "Runs IBM's accessibility engine over every story in both modes.",
    minutes: 9,
    commands: [tsx('ibm-checker/run')],
  },
  {
    name: 'faults',
    what: 'Plants accessibility faults one at a time and expects the tests to fail.',
    minutes: 20,
    commands: [tsx('faults/seeded/plant')],
  },
  {
    name: 'mutants',
    what: 'Changes the code in small ways and counts the changes that no unit test notices.',
    minutes: 60,
    commands: [tsx('faults/mutants/run')],
  },
  {
    name: 'attack',
    what: 'Attacks a running gateway: floods, hostile files, slow senders.',
    minutes: 8,
    commands: [tsx('gateway-lab/attack')],
  },
  {
    name: 'corpus',
    what: 'Reads the spreadsheets and CSVs of a folder as the gateway does; --compare compares with a second reader.',
    minutes: 1,
    commands: [tsx('gateway-lab/corpus')],
  },
  {
    name: 'fuzz',
    what: 'Sends generated requests to a running gateway.',
    minutes: 5,
    commands: [tsx('gateway-lab/fuzz')],
  },
  {
    name: 'chaos',
    what: 'Kills a gateway under concurrent writers and looks for lost or duplicated writes.',
    minutes: 10,
    commands: [tsx('gateway-lab/chaos')],
  },
  {
    name: 'chaos-shared',
    what: 'Does the same as chaos with several gateways on one PostgreSQL and one bucket.',
    minutes: 10,
    commands: [tsx('gateway-lab/chaosShared')],
  },
  {
    name: 'postgres',
    what: "Runs the gateway's tests on PostgreSQL.",
    minutes: 5,
    commands: [tsx('gateway-lab/testOnPostgres')],
  },
  {
    name: 'capacity',
    what: 'Measures one gateway under simulated users, and estimates how many users it can serve.',
    minutes: 10,
    commands: [tsx('gateway-lab/capacity')],
  },
  {
    name: 'large',
    what: 'Measures memory while the largest files are read.',
    minutes: 5,
    commands: [tsx('gateway-lab/large')],
  },
  {
    name: 'bench-gateway',
    what: 'Measures the list routes on a million records.',
    minutes: 5,
    commands: [tsx('gateway-lab/benchGateway')],
  },
  {
    name: 'bench-shared',
    what: 'Measures one, two and three gateways that share one PostgreSQL.',
    minutes: 10,
    commands: [tsx('gateway-lab/benchShared')],
  },
  {
    name: 'consumer',
    what: 'Installs the packed packages in an app, type-checks, builds, renders and hydrates it.',
    minutes: 3,
    commands: [tsx('consumer/proof/consumer')],
  },
  {
    name: 'apps',
    what: 'Tests the kit in Next.js, React Router, webpack, form libraries and Jest, and with the CSS of other libraries.',
    minutes: 3,
    commands: [buildUi, tsx('consumer/proof/apps/apps')],
  },
  {
    name: 'client',
    what: 'Runs the packed client in Node, a browser and workerd against a proxy that loses answers.',
    minutes: 2,
    commands: [tsx('consumer/proof/client/client')],
  },
  {
    name: 'bench-before',
    what: 'Compares the kit with that of an earlier commit; the two are measured alternately.',
    minutes: 15,
    commands: [tsx('bench/peers/before')],
  },
  {
    name: 'bench-client',
    what: 'Compares a call of the client with fetch, ofetch, ky and axios.',
    minutes: 1,
    commands: [tsx('bench/peers/clientCall')],
  },
  {
    name: 'bench-list',
    what: 'Compares a page of a list through the client with a bare fetch.',
    minutes: 1,
    commands: [tsx('bench/client/listPage')],
  },
  {
    name: 'bench-kit',
    what: 'Measures dialog, fields or table against limits; name one of them.',
    minutes: 2,
    commands: [tsx('bench/kit/run')],
  },
  {
    name: 'bench-app',
    what: 'Measures changes of screen and queries of the app on a slow processor, against limits.',
    minutes: 3,
    commands: [tsx('bench/app/run')],
  },
  {
    name: 'audit',
    what: 'Lists known vulnerabilities in what is shipped.',
    minutes: 0.1,
    commands: [tsx('release/audit')],
  },
  {
    name: 'chromatic',
    what: 'Sends the stories to Chromatic.',
    minutes: 5,
    commands: [tsx('release/chromatic')],
  },
];
