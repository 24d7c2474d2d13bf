import { escapeHtml } from '../../core/http/escapeHtml';

/**
 * Sanitised HTML in which a mention stands for whom it names: one that names somebody else than its id says, or nobody who is
 * mentioned, becomes plain text.
 * @param names '@' and name by contact person id
 */
export const onlyMentions = (html: string, names: ReadonlyMap<number, string>): string =>
  html
    .split(/(<span data-mention="\d{1,10}">[^<]*<\/span>)/)
    .map((part) => {
      const [, id, label = ''] = /^<span data-mention="(\d{1,10})">([^<]*)<\/span>$/.exec(part) ?? [];
      if (id === undefined) return part.replace(/<\/?span[^<>]*>/g, '');
      return label === escapeHtml(names.get(Number(id)) ?? '') ? part : label;
    })
    .join('');
