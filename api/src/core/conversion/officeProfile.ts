import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const common = '/org.openoffice.Office.Common';

/** No code of a document runs, nothing that it points to is fetched, and numbers and dates are written as in Norway. */
const settings = [
  [`${common}/Security/Scripting`, 'DisableMacrosExecution', 'true'],
  [`${common}/Security/Scripting`, 'MacroSecurityLevel', '3'],
  [`${common}/Security/Scripting`, 'BlockUntrustedRefererLinks', 'true'],
  [`${common}/Security/Scripting`, 'DisableActiveContent', 'true'],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', '0'],
  ['/org.openoffice.Office.Calc/Content/Update', 'Link', '1'],
  ['/org.openoffice.Setup/L10N', 'ooSetupSystemLocale', 'nb-NO'],
] as const;

const item = ([path, name, value]: (typeof settings)[number]) =>
  `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** Writes the profile of one run of LibreOffice into this folder; two that share one fail without a word. */
export const writeOfficeProfile = async (folder: string): Promise<void> => {
  await mkdir(join(folder, 'user'), { recursive: true });
  const names = 'xmlns:oor="http://openoffice.org/2001/registry"';
  const text = `<?xml version="1.0" encoding="UTF-8"?><oor:items ${names}>${settings.map(item).join('')}</oor:items>`;
  await writeFile(join(folder, 'user', 'registrymodifications.xcu'), text);
};
