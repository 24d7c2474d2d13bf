import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';

/** Tells who looks at a case why they can't do more with it. */
export function RecordNote({ text }: { text: string }) {
  return (
    <p className="record-note" role="note">
      <InfoCircleOutlined aria-hidden />
      <span>{text}</span>
    </p>
  );
}
