import './dashboard.css';

import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { Slot } from '@byggtun/shared/area/Slot';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Card } from '@byggtun/shared/ui/Card';
import { Page } from '@byggtun/shared/ui/Page';
import { useBelow, useMedia } from '@byggtun/shared/ui/useMedia';

import { ExpiringNotice } from './ExpiringNotice';
import { FirstSteps } from './FirstSteps';
import { RecentProjects } from './RecentProjects';

const PullDown = lazyPage(() => import('./PullDown').then((part) => part.PullDown));

/** The first page of everyone's day (docs/product/dashboard.md#at-each-width): the last projects, and what the areas put beside them. */
export function DashboardPage() {
  const isSmall = useBelow('xs');
  const isTouch = useMedia('(pointer: coarse)');
  const { firstName } = usePortal().session.profile.person;
  const headline = <Slot name="dashboard.headline" className="dashboard-headline" />;

  return (
    <Page heading={`Hei, ${firstName}!`} actions={isSmall ? null : headline}>
      {isTouch ? <PullDown /> : null}
      <FirstSteps />
      <ExpiringNotice />
      {isSmall ? (
        <>
          <Card title="Oversikt over dine saker">
            <Slot name="dashboard.shortcuts" className="dashboard-shortcuts" />
          </Card>
          {headline}
          <RecentProjects />
        </>
      ) : (
        <div className="dashboard-columns">
          <RecentProjects />
          <Slot name="dashboard.cases" className="dashboard-column" />
          <Slot name="dashboard.followUp" className="dashboard-column" />
        </div>
      )}
    </Page>
  );
}
