import { type Kysely, sql } from 'kysely';

/** Versions that were saved under the name of the file that was sent are downloaded under the document's, with their own extension. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    update attachment
    set file_name = regexp_replace(document.file_name, '\\.[^.\\s]+$', '')
      || coalesce(lower(substring(attachment.file_name from '\\.[^.\\s]+$')), '')
    from revision join document on document.id = revision.document_id
    where attachment.owner_kind = 'revision' and attachment.owner_id = revision.id
      and regexp_replace(attachment.file_name, '\\.[^.\\s]+$', '')
        <> regexp_replace(document.file_name, '\\.[^.\\s]+$', '')`.execute(db);
};
