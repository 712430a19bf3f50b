import { consentCalls, consentDefinitions } from '#contract/customer/consents.ts';
import { customers } from '#contract/customer/customers.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes, publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockInUse } from '../lock-in-use.ts';
import { consentsOf, writeConsent } from './consent-repo.ts';

/** What a chain asks its customers to consent to, and what each said to it. */
export function consentRoutes(app: AppContext): void {
  resourceRoutes(app, consentDefinitions);
  mount(
    app,
    consentCalls,
  )({
    consents: async (context) => {
      const { db, params, language } = context;
      await rowWithId(db, customers, params.id);
      return { data: await consentsOf(db, params.id, language, todayOf(context)) };
    },
    consent: async (context) => {
      const { db, caller, body, language, requestId, address, afterCommit } = context;
      const { id } = context.params;
      const today = todayOf(context);
      await lockInUse(db, id);
      const { definition_id: definitionId, given, source, note = '' } = body;
      const { chainId } = caller;
      const event = { chainId, customerId: id, definitionId, given, source, note, today };
      await writeConsent(db, event);
      await audit(db, {
        action: given ? 'customers.consent' : 'customers.withdraw',
        chainId,
        siteId: caller.siteId,
        userId: caller.userId,
        entity: 'customers',
        entityId: id,
        detail: { definitionId, source },
        requestId,
        address,
      });
      afterCommit(() => publishChanged(app, customers, caller));
      return { data: await consentsOf(db, id, language, today) };
    },
  });
}
