import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { areaDeclaration } from '@byggtun/shared/contract/area';
import { hostVersion } from '@byggtun/shared/portal/portal';
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';

import { root } from '../webpack/packageFolders.mjs';
import { hostMembers } from './hostMembers.mjs';
import type { HostReport } from './judgeChange.mjs';

/** The host API as the sources have it. */
export const hostReport = (): HostReport => ({ hostVersion, members: hostMembers() });

/** The report that the last release of the shell was held to. */
export const releasedPath = join(root, 'shared/hostApi.released.json');

/** The host API when it was released last. */
export const releasedReport = () => JSON.parse(readFileSync(releasedPath, 'utf8')) as HostReport;

const asText = ({ hostVersion: version, members }: HostReport) => {
  const lines = Object.entries(members).map(([name, type]) => `${name}: ${type}`);
  const places = [...new Set(lines.map((line) => line.split(' ')[0]))];
  const sections = places.map((place) => {
    const own = lines
      .filter((line) => line.startsWith(`${place} `))
      .map((line) => line.slice(`${place} `.length));
    return `## ${place}\n\n\`\`\`text\n${own.join('\n')}\n\`\`\``;
  });
  return [
    `# The host API, version ${version}`,
    'Written by `npm run report` from the sources; what a change of it means for the version stands in [shell](../shell/README.md).',
    ...sections,
  ].join('\n\n');
};

const asSchema = () => ({
  title: 'The manifest of an area, as its author writes it in src/manifest.ts',
  ...z.toJSONSchema(areaDeclaration, { io: 'input' }),
});

/** A generated file that is committed. */
export interface GeneratedFile {
  path: string;
  text: string;
}

const generated = async (name: string, text: string): Promise<GeneratedFile> => {
  const path = join(root, name);
  return { path, text: await format(text, { ...(await resolveConfig(path)), filepath: path }) };
};

/** Everything that `npm run report` writes, as it should be now. */
export const reports = (host: HostReport): Promise<GeneratedFile[]> =>
  Promise.all([
    generated('shared/hostApi.md', asText(host)),
    generated('shared/area.schema.json', JSON.stringify(asSchema())),
  ]);
