import CloseOutlined from '@ant-design/icons/CloseOutlined';

interface FilterChipProps {
  text: string;
  onRemove: () => void;
}

/** A filter that is on, in a list of them; pressing it takes it away. */
export function FilterChip({ text, onRemove }: FilterChipProps) {
  return (
    <li>
      <button type="button" className="bt-filter" aria-label={`Fjern filter ${text}`} onClick={onRemove}>
        <span>{text}</span>
        <CloseOutlined aria-hidden />
      </button>
    </li>
  );
}
