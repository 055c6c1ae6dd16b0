const truetype = '/usr/share/fonts/truetype';

/** The sets of installed fonts: their Debian packages, their folders, and a file of each package. */
export const fontSets = [
  { name: 'none', packages: [], folders: [], files: [] },
  {
    name: 'dejavu',
    packages: ['fonts-dejavu-core'],
    folders: [`${truetype}/dejavu`],
    files: [`${truetype}/dejavu/DejaVuSans.ttf`],
  },
  {
    name: 'noto-liberation-emoji',
    packages: ['fonts-noto-core', 'fonts-liberation', 'fonts-noto-color-emoji'],
    folders: [`${truetype}/noto`, `${truetype}/liberation`],
    files: [
      `${truetype}/noto/NotoSans-Regular.ttf`,
      `${truetype}/liberation/LiberationSans-Regular.ttf`,
      `${truetype}/noto/NotoColorEmoji.ttf`,
    ],
  },
];

/** Writes a `fonts.conf` with only these folders, for `FONTCONFIG_FILE`. */
export const fontsConf = (folders: readonly string[], cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>\n`).join('')}  <cachedir>${cache}</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
