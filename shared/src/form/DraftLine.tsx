import { firstField } from './firstField';

/** Tells that the text in the box is from before. */
export function DraftLine({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="bt-draft" role="status">
      <span>Utkastet ditt fra sist er hentet tilbake.</span>
      <button
        type="button"
        className="bt-plain bt-clear"
        onClick={({ currentTarget }) => {
          // It goes with the draft.
          firstField(currentTarget.form)?.focus();
          onDiscard();
        }}
      >
        Forkast utkastet
      </button>
    </p>
  );
}
