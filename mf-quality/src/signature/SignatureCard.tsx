import './signature.css';

import type { Checklist } from '@byggtun/shared/contract/checklist';
import { formatDateTime } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';

/** The signatures of a checklist, each with its name and moment. */
export function SignatureCard({ checklist: { signature, signatures } }: { checklist: Checklist }) {
  if (!signature && signatures.length === 0) return null;
  return (
    <Card title="Signaturer">
      {signatures.length === 0 ? (
        <p className="bt-secondary">Ingen har signert ennå.</p>
      ) : (
        <ul className="signatures">
          {signatures.map(({ uuid, fullName, dataUrl, isEmpty, updated }) => (
            <li key={uuid}>
              {isEmpty ? (
                <span className="signature-name">{fullName}</span>
              ) : (
                <img src={dataUrl} alt={`Signatur av ${fullName}`} width={300} height={100} />
              )}
              <span>
                <strong>{fullName}</strong>{' '}
                <span className="bt-secondary bt-figures">{formatDateTime(updated)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
