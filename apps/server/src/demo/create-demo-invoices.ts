import { and, desc, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { products } from '#db/schema/catalog.ts'
import { saleInvoices } from '#db/schema/invoices.ts'
import { findUserByEmail } from '#modules/accounts/users/user.ts'
import { askForInvoices } from '#modules/invoices/asking/ask-for-invoices.ts'
import { inScope } from '#scope.ts'
import { aFiscalProfile } from './a-fiscal-profile.ts'
import { a1Samples } from './a1-samples.ts'
import { asPerson } from './as-person.ts'
import { demoLogins } from './demo-identity.ts'

const askedInvoices = 12

/** A seller with invoices: some are requested and issued once a worker runs, the others are still to issue. */
export async function createDemoInvoices(app: App, platformId: string): Promise<void> {
  await inScope(app, platformId, async (scope) => {
    const seller = await findUserByEmail(scope, demoLogins[0].email)
    if (seller?.document !== a1Samples.cnpj) return
    const own = await scope.tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.sellerId, seller.id), eq(products.type, 'DIGITAL')))
    await aFiscalProfile(scope, { sellerId: seller.id, productIds: own.map(({ id }) => id) })
    const waiting = await scope.tx
      .select({ id: saleInvoices.id })
      .from(saleInvoices)
      .where(and(eq(saleInvoices.sellerId, seller.id), eq(saleInvoices.state, 'TO_ISSUE')))
      .orderBy(desc(saleInvoices.createdAt))
      .limit(askedInvoices)
    if (waiting.length > 0)
      await askForInvoices(asPerson(scope, { userId: seller.id, role: 'SELLER' }), {
        invoiceIds: waiting.map(({ id }) => id),
      })
  })
}
