import type { TagUser } from '../../contract/comment';

/** What the editor of a comment needs to know; itself it is fetched beside the page. */
export interface EditorProps {
  /** Id of the element that one writes in. */
  id: string;
  /** Id of its label. */
  label: string;
  /** Ids of what describes it. */
  describedBy: string;
  invalid: boolean;
  /** What is written; another value than the last that was told begins anew with it. */
  html: string;
  /** Who can be mentioned. */
  people: readonly TagUser[];
  /** Told what is written, empty when nothing is. */
  onChange: (html: string) => void;
  /** Takes files that are pasted. */
  onFiles?: (files: readonly File[]) => boolean;
  /** Takes files and folders that are dropped. */
  onDropped?: (transfer: DataTransfer) => void;
}
