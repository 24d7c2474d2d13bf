import { Card } from '@byggtun/shared/ui/Card';
import { MailLink, PhoneLink } from '@byggtun/shared/ui/ContactLinks';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';

interface CustomerCardProps {
  customer: { fullName: string; mobile: string; email: string } | null;
  /** Whether there is one is not told. */
  hidden?: boolean | undefined;
}

/** Whose it is. */
export function CustomerCard({ customer, hidden = false }: CustomerCardProps) {
  if (!customer) {
    return (
      <Card title="Kunde">
        <p className="bt-secondary">
          {hidden ? 'Kunden vises bare på saker som andre har gitt firmaet ditt.' : 'Saken har ingen kunde.'}
        </p>
      </Card>
    );
  }
  return (
    <Card title="Kunde">
      <DefinitionList
        items={[
          ['Navn', customer.fullName],
          ['Mobil', customer.mobile && <PhoneLink key="mobile" number={customer.mobile} />],
          ['E-post', customer.email && <MailLink key="email" address={customer.email} />],
        ]}
      />
    </Card>
  );
}
