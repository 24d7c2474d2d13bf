import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import { dataPolicy } from './contentSecurity';

/** Security headers of every answer; pages replace the policy with their own. */
export const securityHeaders = async (app: FastifyInstance): Promise<void> => {
  const isSecure = app.settings.publicUrl.startsWith('https:');
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    // The policy's frame-ancestors says it better, and differs from page to page.
    frameguard: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // The portal closes the window of the time-registration system again; otherwise nothing is tied to it.
    crossOriginOpenerPolicy: {
      policy: app.settings.timeRegistrationUrl ? 'same-origin-allow-popups' : 'same-origin',
    },
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', dataPolicy);
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=()');
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done(null, payload);
  });
};
