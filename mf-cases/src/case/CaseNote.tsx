import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';

/** Tells who looks at a case why they can't do more with it. */
export function CaseNote({ text }: { text: string }) {
  return (
    <p className="case-note" role="note">
      <InfoCircleOutlined aria-hidden />
      <span>{text}</span>
    </p>
  );
}
