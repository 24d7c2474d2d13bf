import type { UploadItem } from './uploadQueue';

const percent = new Intl.NumberFormat('nb-NO', { style: 'percent', maximumFractionDigits: 0 });

/** How far a new file has come, in words; what goes wrong is said aloud at once. */
export function UploadState({ item: { name, state, share, problem } }: { item: UploadItem }) {
  if (state === 'failed')
    return (
      <span className="bt-file-problem" role="alert">
        {problem}
      </span>
    );
  if (state === 'done') return <span className="bt-file-done">Klar til å lagres</span>;
  if (state === 'waiting') return <span className="bt-secondary">Venter på tur</span>;
  return (
    <span className="bt-file-progress">
      <progress aria-label={`Opplasting av ${name}`} value={share} max={1} />
      <span className="bt-secondary bt-figures">
        {state === 'finishing' ? 'Gjør ferdig …' : percent.format(share)}
      </span>
    </span>
  );
}
