import { nameToGreet } from '@balcao/domain/people/names'
import { arrayContains, eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { defineJob } from '#define-job.ts'
import { canUseDoor } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope, type Scope } from '#scope.ts'
import type { Endpoint } from './endpoint.ts'

/** Notifies the owner of an endpoint that it fails, or that it was disabled. */
export const tellEndpointFailingJob = defineJob({
  name: 'tell-endpoint-failing',
  payload: z.object({ endpointId: z.uuid(), isDisabled: z.boolean(), at: z.iso.datetime() }),
  triesMax: 10,
  run: (app, { platformId, endpointId, isDisabled, at }) =>
    inScope(app, platformId, async (scope) => {
      const [endpoint] = await scope.tx
        .select()
        .from(outgoingEndpoints)
        .where(eq(outgoingEndpoints.id, endpointId))
      if (!endpoint || endpoint.state === 'REMOVED') return
      for (const person of await recipientsOf(scope, endpoint))
        await sendMail(scope, {
          key: `endpoint-failing:${endpointId}:${at}:${person.id}`,
          to: person.email,
          template: 'endpointFailing',
          locale: person.locale,
          props: {
            sellerName: nameToGreet(person),
            // Only the host: the path of an address may contain a secret of its owner.
            host: new URL(endpoint.url).host,
            isDisabled,
            at,
            integrationsPath:
              endpoint.sellerId === null ? '/admin-root/integrations' : '/platform/integrations',
          },
        })
    }),
})

/** Recipients: the seller, or for an endpoint of the platform the staff who may change it. */
async function recipientsOf({ tx, now }: Scope, { sellerId }: Endpoint) {
  if (sellerId !== null) return tx.select().from(users).where(eq(users.id, sellerId))
  const staff = await tx
    .select()
    .from(users)
    .where(arrayContains(users.permissions, ['isConfigAvailable']))
  return staff.filter((person) => canUseDoor(person, 'ADMIN', now))
}
