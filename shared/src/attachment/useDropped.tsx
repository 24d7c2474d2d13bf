import { usePortal } from '../portal/portal';
import { formatCount } from '../text/count';
import { droppedFiles, mostDropped } from './droppedFiles';

/** Hands on the files of a drop, those in folders too, and says so when some of them are left out. */
export function useDropped(onFiles: (files: readonly File[]) => void) {
  const { notify } = usePortal();
  return (transfer: DataTransfer): void => {
    void droppedFiles(transfer).then(
      ({ files, isCut }) => {
        if (isCut)
          notify('warning', `Mappen har mange filer. De første ${formatCount(mostDropped)} er tatt med.`);
        else if (files.length === 0) notify('warning', 'Mappen er tom.');
        if (files.length > 0) onFiles(files);
      },
      // Of the reading alone: what fails in taking them is not the folder's.
      () => notify('error', 'Mappen kunne ikke leses.'),
    );
  };
}
