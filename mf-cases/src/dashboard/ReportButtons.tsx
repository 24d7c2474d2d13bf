import { paths } from '@byggtun/shared/contract/paths';
import { LinkButton } from '@byggtun/shared/ui/LinkButton';

/** The headline buttons of the Dashboard (docs/product/dashboard.md#at-each-width). */
export function ReportButtons() {
  return (
    <div className="bt-link-buttons">
      <LinkButton to={paths.aberration} text="Nytt avvik" primary />
      <LinkButton to={paths.ruh} text="Ny RUH" />
    </div>
  );
}
