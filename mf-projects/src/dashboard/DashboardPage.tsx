import './dashboard.css';

import { Slot } from '@byggtun/shared/area/Slot';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Card } from '@byggtun/shared/ui/Card';
import { Page } from '@byggtun/shared/ui/Page';
import { useBelow } from '@byggtun/shared/ui/useMedia';

import { ProjectsCard } from './ProjectsCard';

/** The first page of everyone's day (document 1, section 2): the projects, and what the areas put beside them. */
export function DashboardPage() {
  const isSmall = useBelow('xs');
  const { firstName } = usePortal().session.profile.person;
  const heading = `Hei, ${firstName}!`;
  const headline = <Slot name="dashboard.headline" className="dashboard-headline" />;

  if (isSmall) {
    return (
      <Page heading={heading}>
        <Card title="Oversikt over dine saker">
          <Slot name="dashboard.shortcuts" className="dashboard-shortcuts" />
        </Card>
        {headline}
        <ProjectsCard />
      </Page>
    );
  }
  return (
    <Page heading={heading} actions={headline}>
      <div className="dashboard-columns">
        <ProjectsCard />
        <Slot name="dashboard.cases" className="dashboard-column" />
        <Slot name="dashboard.followUp" className="dashboard-column" />
      </div>
    </Page>
  );
}
