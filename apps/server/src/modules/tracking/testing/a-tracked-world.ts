import type { App } from '#app.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { jobs } from '#jobs.ts'
import { createGuardedHttp } from '#kit/http/guarded-http.ts'
import { announcePurchase } from '#modules/payments/telling/announce-purchase.ts'
import { listConversions } from '#modules/tracking/list-conversions.ts'
import { productPixelsInput } from '#modules/tracking/pixels.input.ts'
import { saveProductPixels } from '#modules/tracking/save-product-pixels.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { adAccounts, fakeAdVendors } from '#test/http/fake-ad-vendors.ts'
import { createTestApp } from '#test/test-app.ts'

const { facebook, tiktok, kwai, googleAnalytics } = adAccounts
export const visitId = '7f3d2a10-53c7-4b8e-9d6a-2f0f3f3f1a01'
export const agent = 'Navegador/1'
export const buyersIp = '203.0.113.7'

type Reported = Awaited<ReturnType<typeof listConversions>>[number]
const stateOf = ({ vendor, event, state, lastFailure }: Reported) => [vendor, event, state, lastFailure]

export type TrackedWorld = Awaited<ReturnType<typeof aTrackedWorld>>

/** A platform whose sellers have pixels, with fakes of the ad vendors. */
export async function aTrackedWorld() {
  const vendors = await fakeAdVendors({ now: () => world.clock.now() })
  const world = await createTestApp({ environment: { CONVERSIONS_URL: vendors.url } })
  const app = { ...world.app, http: createGuardedHttp({ allowLoopback: true }) }
  const work = (worker: App = app) => drainJobs(worker, world.ownerUrl, jobs)
  const toldTo = (host: string) =>
    vendors.heard.filter(({ path }) => path.startsWith(`/${host}`)).map(({ body }) => JSON.parse(body))

  async function aTrackedStall(changes: object = {}) {
    const stall = await aStall(world)
    const as = callAs({ app, platformId: world.platformId }, { userId: stall.seller.id, role: 'SELLER' })
    const form = {
      productId: stall.product.id,
      version: 1,
      facebook: [{ ...facebook, testCode: 'TEST123' }],
      tiktok: [{ ...tiktok, testCode: 'TEST456' }],
      kwai: [kwai],
      googleAnalyticsId: googleAnalytics.pixelId,
      googleAnalyticsToken: googleAnalytics.token,
      googleAdsId: null,
      googleAdsConversionApiId: null,
      ...changes,
    }
    const save = (fields: object) => as(saveProductPixels, productPixelsInput.parse({ ...form, ...fields }))
    await save({})
    const buy = async (wishes: Partial<PurchaseWishes> = {}) => {
      const { paymentId } = await aPurchase(
        app,
        world.platformId,
        {
          offerId: stall.offer.id,
          utmQuery: 'fbclid=clique-fb&ttclid=clique-tt&clickid=clique-kw',
          adConsent: { visitId, vendors: ['facebook', 'tiktok', 'kwai'] },
          ...wishes,
        },
        { ip: buyersIp, userAgent: agent },
      )
      const [payment] = await world.owner`select order_id from payments where id = ${paymentId}`
      return { paymentId, orderId: String(payment?.order_id) }
    }
    const sell = async (wishes: Partial<PurchaseWishes> = {}) => {
      const bought = await buy(wishes)
      await stall.tell(bought.paymentId, 'APPROVED')
      return bought
    }
    const reports = async (orderId: string) => (await as(listConversions, { orderId })).map(stateOf)
    /** The purchase as the buyer's own browser announces it. */
    const announce = (paymentId: string) =>
      stall.within((scope) =>
        announcePurchase(scope, paymentId, { ownPaymentIds: [paymentId], customerId: null }),
      )
    return { ...stall, as, save, buy, sell, reports, announce }
  }

  return {
    vendors,
    world,
    app,
    work,
    /** Runs the jobs that are due now, and those due an hour later: the reports to Google Analytics. */
    async workLater() {
      await work()
      world.clock.advance({ hours: 1 })
      await work()
    },
    toldTo,
    aTrackedStall,
    /** Deletes all pixels and recorded reports before the next test. */
    async forget() {
      vendors.forget()
      await world.owner`delete from pixels`
    },
    async stop() {
      await world.stop()
      await vendors.stop()
    },
  }
}
