import { escapeHtml } from '../../core/http/escapeHtml';

/** Visible text as HTML that shows exactly that text. */
export const htmlOf = (text: string): string => escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
