import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { Tag } from '@byggtun/shared/ui/Tag';

/** How grave what is to be mended is; the gravest stands out. @param text empty or null when nobody has said */
export function Severity({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return text === 'Høy' ? <StatusChip color="error" text={text} /> : <Tag text={text} />;
}
