/** What an attachment belongs to. */
export interface AttachmentOwner {
  kind: 'complaint' | 'aberration' | 'action' | 'comment';
  id: number;
}

/** The column that says so. */
export const ownerColumn = ({ kind }: Pick<AttachmentOwner, 'kind'>) => `${kind}_id` as const;
