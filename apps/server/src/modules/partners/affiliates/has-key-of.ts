import { phoneToInternational } from '@balcao/domain/people/phone'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { bankAccounts } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'
import type { Buyer } from './weigh-candidates.ts'

/** Whether the user of the query has, or had, a Pix key that equals the mailbox or phone typed by the buyer. */
export function hasKeyOf({ tx }: Scope, { email, phone }: Buyer): SQL<boolean> {
  const keys = [email, phoneToInternational(phone)].filter((key) => key !== null)
  const ownKey = tx
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.userId, users.id),
        ne(bankAccounts.state, 'REFUSED'),
        inArray(sql`${bankAccounts.destination} ->> 'pixKey'`, keys),
      ),
    )
  return sql<boolean>`exists ${ownKey}`
}
