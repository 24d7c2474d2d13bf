import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';

/** Stands where something should be that the list must have. */
export function Missing({ what }: { what?: string }) {
  return (
    <span className="site-missing">
      <ExclamationCircleOutlined aria-hidden /> {what ?? 'Mangler'}
    </span>
  );
}
