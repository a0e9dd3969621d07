import { nameToGreet } from '@balcao/domain/names'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../db/schema/accounts.ts'
import { outgoingEndpoints } from '../../db/schema/outgoing.ts'
import { defineJob } from '../../define-job.ts'
import { inScope } from '../../scope.ts'
import { sendMail } from '../notifications/send-mail.ts'

/** Tells the seller that an address does not take what it is sent, or that it is not called any more. */
export const tellEndpointFailingJob = defineJob({
  name: 'tell-endpoint-failing',
  payload: z.object({ endpointId: z.uuid(), isDisabled: z.boolean(), at: z.iso.datetime() }),
  triesMax: 10,
  run: (app, { platformId, endpointId, isDisabled, at }) =>
    inScope(app, platformId, async (scope) => {
      const [found] = await scope.tx
        .select({ endpoint: outgoingEndpoints, seller: users })
        .from(outgoingEndpoints)
        .innerJoin(users, eq(users.id, outgoingEndpoints.sellerId))
        .where(eq(outgoingEndpoints.id, endpointId))
      if (!found || found.endpoint.state === 'REMOVED') return
      const { endpoint, seller } = found
      await sendMail(scope, {
        key: `endpoint-failing:${endpointId}:${at}`,
        to: seller.email,
        template: 'endpointFailing',
        locale: seller.locale,
        props: {
          sellerName: nameToGreet(seller),
          // The rest of an address may hold a secret of its owner.
          host: new URL(endpoint.url).host,
          isDisabled,
          at,
          integrationsPath: '/platform/integrations',
        },
      })
    }),
})
