import { cleanFileName } from '@byggtun/shared/contract/cleanFileName';
import { mayConvert } from '@byggtun/shared/contract/documentRules';
import { convertTexts } from '@byggtun/shared/contract/documentTexts';
import type { FastifyInstance } from 'fastify';

import { keyOfContent } from '../../../core/conversion/keyOfContent';
import { refuse } from '../../../core/http/refuse';
import type { StoredAnswer } from '../../../core/http/sendStored';
import type { VersionFile } from './findVersionFile';
import { noteAsked } from './noteAsked';

/** What each media type is converted as. */
const extensions: Readonly<Record<string, string>> = {
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** The PDF of a version's file, to be shown. @throws Refusal 400 when it is neither Word nor Excel; as `Conversion.convert` */
export const convertedAnswer = async (
  { conversion, database, files }: Pick<FastifyInstance, 'conversion' | 'database' | 'files'>,
  personId: number,
  { buffer_guid, file_name, content_type, sha256 }: VersionFile,
): Promise<StoredAnswer> => {
  const extension = extensions[content_type];
  if (
    !mayConvert({ list: false, applicationType: content_type }) ||
    extension === undefined ||
    sha256 === null
  )
    throw refuse.rule(convertTexts.onlyOffice);
  await noteAsked(database.db, keyOfContent(sha256));
  const { key, size } = await conversion.convert(personId, { buffer_guid, sha256, extension });
  return {
    size,
    mediaType: 'application/pdf',
    name: cleanFileName(`${file_name.replace(/\.\w+$/, '')}.pdf`),
    version: key,
    save: false,
    open: (range) => files.open(key, 'pdf', range),
  };
};
