import { firstName } from '@balcao/domain/people/names'
import { and, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { accessGrants } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { defineJob } from '#define-job.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import { hasOptedOut, optOutPath } from '#modules/notifications/opt-out.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope } from '#scope.ts'

const sellers = alias(users, 'sellers')

/** Mails people an invitation to a product, except people who opted out or lost the access meanwhile. */
export const inviteStudentsJob = defineJob({
  name: 'invite-students',
  payload: z.object({ grantIds: z.array(z.uuid()), invitedAt: z.iso.datetime() }),
  triesMax: 10,
  run: (app, { platformId, grantIds, invitedAt }) =>
    inScope(app, platformId, async (scope) => {
      const invited = await scope.tx
        .select({
          grantId: accessGrants.id,
          email: users.email,
          locale: users.locale,
          givenName: accessGrants.givenName,
          productName: products.name,
          sellerName: sellers.name,
        })
        .from(accessGrants)
        .innerJoin(users, eq(users.id, accessGrants.customerId))
        .innerJoin(products, eq(products.id, accessGrants.productId))
        .innerJoin(sellers, eq(sellers.id, products.sellerId))
        .where(and(inArray(accessGrants.id, grantIds), eq(products.status, 'APPROVED')))
      const standings = await readStandings(scope, grantIds)
      for (const { grantId, email, locale, givenName, productName, sellerName } of invited) {
        if (!standings.get(grantId)?.isOpen || (await hasOptedOut(scope, email))) continue
        await sendMail(scope, {
          key: `access-given:${grantId}:${invitedAt}`,
          to: email,
          template: 'accessGiven',
          locale,
          props: {
            name: firstName(givenName ?? ''),
            sellerName,
            productName,
            libraryPath: '/my-purchases/access-purchases',
            optOutPath: await optOutPath(scope, email),
          },
        })
      }
    }),
})
