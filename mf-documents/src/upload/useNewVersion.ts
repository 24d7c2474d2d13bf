import { addVersion, versionForm } from '@byggtun/shared/contract/documentUpload';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useForm } from '@byggtun/shared/form/useForm';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import { useRefreshFolders } from './useRefreshFolders';

interface NewVersion {
  /** The document. */
  uuid: string;
  /** Key of the file; undefined while there is none, which `onNoFile` is told. */
  bufferGuid: () => string | undefined;
  onNoFile?: () => void;
  /** Told the number of the version. */
  onSaved: (version: number) => void;
}

/** The form that makes a file the latest version of a document: it needs a word on what was changed. */
export function useNewVersion({ uuid, bufferGuid, onNoFile, onSaved }: NewVersion) {
  const { run } = useCommand(addVersion, ownProgress);
  const refresh = useRefreshFolders();
  return useForm({
    schema: versionForm,
    initial: { changeSummary: '' },
    onSubmit: async ({ changeSummary }) => {
      const guid = bufferGuid();
      if (guid === undefined) return onNoFile?.();
      const saved = await run({ params: { uuid }, body: { changeSummary, file: { bufferGuid: guid } } });
      refresh();
      onSaved(saved.version ?? 1);
    },
  });
}
