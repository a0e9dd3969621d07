import { sql } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { orders } from '#db/schema/orders.ts'

/** The person with the access: the buyer, or the recipient of a gift. For queries of a grant with its order and holder. */
export const memberOf = {
  name: sql<string>`coalesce(${accessGrants.givenName}, ${orders.buyerName})`,
  email: sql<string>`case when ${accessGrants.givenName} is null then ${orders.buyerEmail} else ${users.email} end`,
}
