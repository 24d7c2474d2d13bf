import { Button } from 'antd';

interface ViewerNoteProps {
  text: string;
  onAgain?: () => void;
}

/** Stands in the place of what can't be shown. */
export function ViewerNote({ text, onAgain }: ViewerNoteProps) {
  return (
    <div className="bt-viewer-note" role="alert">
      <p>{text}</p>
      {onAgain ? <Button onClick={onAgain}>Prøv igjen</Button> : null}
    </div>
  );
}
