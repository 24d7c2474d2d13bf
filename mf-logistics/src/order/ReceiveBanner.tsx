import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';

/** Says why goods can't be received now. */
export function ReceiveBanner({ text }: { text: string }) {
  return (
    <p className="order-banner" role="note">
      <InfoCircleOutlined aria-hidden />
      <span>{text}</span>
    </p>
  );
}
