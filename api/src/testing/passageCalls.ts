import type { postInfotechEvent } from '@byggtun/shared/contract/infotech';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import type { InfotechEvent } from '../areas/projects/infotech/insertEvents';
import type { Scene } from './builders/scene';

let number = 0;

/** What the access-control system on site tells. */
export const passageCalls = ({ app }: Pick<Scene, 'app'>) => {
  const send = async (
    event: Pick<InfotechEvent, 'email'> & Partial<InfotechEvent>,
    key = app.settings.infotechKey,
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/integrations/infotech/events',
      headers: key === undefined ? {} : { 'x-api-key': key },
      payload: {
        eventId: `passage ${++number}`,
        direction: 'in',
        projectIds: [1],
        occurredAt: new Date().toISOString(),
        ...event,
      },
    });
  return {
    send,
    /** Somebody goes through the gate, at an instant with its offset; answers whether it was news. */
    pass: async (
      { email }: { email: string },
      direction: InfotechEvent['direction'],
      projectIds: number[],
      occurredAt: string,
      eventId = `passage ${++number}`,
    ): Promise<boolean> => {
      const answer = await send({ email, direction, projectIds, occurredAt, eventId });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<RouteAnswer<typeof postInfotechEvent>>().accepted;
    },
    /** The lines of the site list as they are kept, by day and e-mail. */
    lines: () =>
      app.database.db
        .selectFrom('site_day')
        .orderBy('day')
        .orderBy('email')
        .orderBy('project_id')
        .selectAll()
        .execute(),
  };
};
