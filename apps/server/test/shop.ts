import { eq } from 'drizzle-orm'
import { webhookInbox } from '#db/schema/acquirers.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import type { PurchaseAnswer } from '#modules/checkout/answer-purchase.ts'
import { inScope } from '#scope.ts'
import type { TestDatabase } from './test-database.ts'
import { createTestServer, type TestServer } from './test-server.ts'

export type Shop = TestServer & {
  offerId: string
  buy(wishes?: Partial<PurchaseWishes>): Promise<PurchaseAnswer>
  statusOf(paymentId: string): Promise<string>
  transactionOf(paymentId: string): Promise<string>
  /** Webhooks received at this payment's own address or found to be about it, in the order of arrival. */
  webhooksOf(paymentId: string): Promise<(typeof webhookInbox.$inferSelect)[]>
  /** Number of reads of a transaction at the acquirer. */
  readsOf(acquirer: string, transactionId: string): Promise<number>
  /** Lets every webhook arrive and runs the due jobs. */
  settle(): Promise<void>
}

/** A server whose platform sells one product, with views of its webhooks and sales. */
export async function createShop(
  environment: Record<string, string> = {},
  database?: TestDatabase,
): Promise<Shop> {
  const world = await createTestServer(environment, database)
  const { app, platformId, owner, sandbox } = world
  const offerId = await inScope(app, platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId: product.id })).id
  })
  return {
    ...world,
    offerId,
    buy: (wishes) => aPurchase(app, platformId, { offerId, ...wishes }),
    statusOf: async (paymentId) =>
      (await owner`select status from payments where id = ${paymentId}`)[0]?.status,
    transactionOf: async (paymentId) =>
      (await owner`select transaction_id as id from payments where id = ${paymentId}`)[0]?.id,
    webhooksOf: (paymentId) =>
      inScope(app, platformId, async ({ tx }) => {
        const rows = await tx
          .select()
          .from(webhookInbox)
          .where(eq(webhookInbox.platformId, platformId))
          .orderBy(webhookInbox.receivedAt)
        return rows.filter((row) => row.paymentHint === paymentId || row.paymentId === paymentId)
      }),
    readsOf: async (acquirer, transactionId) =>
      (await sandbox.acquirer(acquirer).received()).filter(
        ({ operation, path }) => operation === 'get' && path.includes(transactionId),
      ).length,
    settle: async () => {
      await sandbox.bank.webhooksDelivered()
      await world.drainJobs()
    },
  }
}
