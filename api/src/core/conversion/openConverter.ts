import type { FastifyBaseLogger } from 'fastify';

import { isAddress } from '../release/store/address';
import type { Settings } from '../settings/settings';
import type { Converter } from './converter';
import { embeddedConverter } from './embeddedConverter';
import { findOffice } from './findOffice';
import { officeConverter } from './officeConverter';
import { serviceConverter } from './serviceConverter';

interface Found {
  name: string;
  converter: Converter | undefined;
}

const find = async (setting: Settings['converter']): Promise<Found> => {
  if (setting === 'none') return { name: 'none', converter: undefined };
  if (isAddress(setting)) return { name: 'service', converter: serviceConverter(setting) };
  if (setting !== 'auto' && setting !== 'embedded')
    return { name: 'office', converter: officeConverter(setting) };
  const office = setting === 'auto' ? await findOffice() : undefined;
  if (office !== undefined) return { name: 'office', converter: officeConverter(office) };
  const converter = embeddedConverter();
  return { name: converter ? 'embedded' : 'none', converter };
};

/** What makes PDFs of Word and Excel here: the service or program of the setting, else an installed LibreOffice, else the embedded one, else nothing. */
export const openConverter = async (
  { converter: setting }: Pick<Settings, 'converter'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<Converter | undefined> => {
  const { name, converter } = await find(setting);
  log.info({ converter: name }, 'converter of Word and Excel');
  return converter;
};
