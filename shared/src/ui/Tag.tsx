/** A word that marks a thing and is no status, such as 'Sameie'. */
export function Tag({ text }: { text: string }) {
  return <span className="bt-chip bt-chip-plain">{text}</span>;
}
