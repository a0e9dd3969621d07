import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCoProduction } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { inScope } from '#scope.ts'
import { aPromotedProduct, aVisitor } from '#test/a-promoted-product.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { acceptTerms } from './accept-terms.ts'
import { getAffiliateProgram } from './get-affiliate-program.ts'
import { getAffiliate, getAffiliation } from './get-affiliation.ts'
import { listOwnTerms, listTermsOfAffiliate } from './list-terms.ts'
import { moveAffiliation } from './move-affiliation.ts'
import { requestAffiliation } from './request-affiliation.ts'
import { saveAffiliateProgram } from './save-affiliate-program.ts'
import { setAffiliateTerms } from './set-affiliate-terms.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

/**
 * A product with an affiliate, and helpers that offer, accept and read its terms and sell by the affiliate's
 * link.
 */
async function aDeal() {
  const shop = await aPromotedProduct(world)
  const { seller, ana, bia, product, anasId: affiliationId } = shop
  const [asSeller, asAna, asBia] = [seller, ana, bia].map(({ id }) =>
    callAs(world, { userId: id, role: 'SELLER' }),
  ) as [ReturnType<typeof callAs>, ReturnType<typeof callAs>, ReturnType<typeof callAs>]
  const read = () => asAna(getAffiliation, { affiliationId })
  return {
    ...shop,
    asSeller,
    asAna,
    asBia,
    read,
    offer: (changes: { basisPoints?: number; rules?: string }, version = 1) =>
      asSeller(saveAffiliateProgram, {
        productId: product.id,
        version,
        isOpen: true,
        isListed: true,
        needsApproval: true,
        attribution: 'LAST_CLICK',
        basisPoints: 4_000,
        tiers: null,
        windowDays: 60,
        description: '',
        rules: '',
        materialsUrl: null,
        supportEmail: null,
        ...changes,
      }),
    accept: async () =>
      asAna(acceptTerms, { affiliationId, termsId: (await read()).offeredTerms?.termsId ?? '' }),
    sell: async () => {
      const visitor = aVisitor(world)
      await visitor.follow(`/r/${affiliationId}`)
      return (await visitor.buy({ offerId: shop.offerId })).commission
    },
  }
}

describe('a new version of the terms', () => {
  test('applies to an affiliate after their acceptance, and every sale names the version it was paid by', async () => {
    const { anasId, offerId, offer, accept, sell, read } = await aDeal()
    const early = aVisitor(world)
    await early.follow(`/r/${anasId}`)
    await offer({ basisPoints: 1_000 })
    expect(await read()).toMatchObject({
      basisPoints: 4_000,
      termsVersion: 1,
      offeredTerms: { basisPoints: 1_000, version: 2 },
    })
    world.clock.advance({ days: 45 })
    const unaccepted = await sell()
    await accept()
    expect(await read()).toMatchObject({ basisPoints: 1_000, termsVersion: 2, offeredTerms: null })
    const accepted = await sell()
    const earlyBuyer = (await early.buy({ offerId })).commission
    expect([unaccepted, accepted, earlyBuyer].map((share) => share?.amountCents)).toEqual([
      7_308, 1_827, 7_308,
    ])
    expect(unaccepted?.contractIds).toEqual(earlyBuyer?.contractIds)
    const versions = await world.owner`select version from affiliate_terms
      where id in (${unaccepted?.contractIds[0] ?? ''}, ${accepted?.contractIds[0] ?? ''}) order by version`
    expect(versions.map(({ version }) => version)).toEqual([1, 2])
  })

  test('may change only the rules, is mailed, and is not created when nothing changes', async () => {
    const { asSeller, ana, product, offer, read } = await aDeal()
    await offer({ rules: 'Sem anúncio com a marca' })
    await world.drainJobs()
    const mails = (await world.inbox()).filter(({ recipient }) => recipient === ana.email)
    expect(mails.map(({ key }) => key)).toEqual([expect.stringContaining('affiliate-terms')])
    expect(await read()).toMatchObject({ rules: '', offeredTerms: { rules: 'Sem anúncio com a marca' } })
    expect(await offer({ rules: 'Sem anúncio com a marca' }, 2)).toMatchObject({
      termsVersion: 2,
      toAccept: 2,
    })
    expect(await asSeller(getAffiliateProgram, { productId: product.id })).toMatchObject({ termsVersion: 2 })
  })

  test('for one affiliate is not offered to others, and takes precedence over the program’s terms', async () => {
    const { asSeller, asBia, anasId, biasId, product, offer, read, accept } = await aDeal()
    await asSeller(setAffiliateTerms, { affiliationId: anasId, basisPoints: 5_000, windowDays: 30 })
    expect((await asBia(getAffiliation, { affiliationId: biasId })).offeredTerms).toBeNull()
    await accept()
    await offer({ basisPoints: 2_000 })
    expect(await read()).toMatchObject({ basisPoints: 5_000, windowDays: 30, offeredTerms: null })
    expect(await asSeller(getAffiliateProgram, { productId: product.id })).toMatchObject({ toAccept: 1 })
  })

  test('cannot be accepted by another person, or after a newer offer or the end of the affiliation', async () => {
    const { asSeller, asAna, asBia, anasId, offer, read } = await aDeal()
    await offer({ basisPoints: 3_000 })
    const termsId = (await read()).offeredTerms?.termsId ?? ''
    const input = { affiliationId: anasId, termsId }
    await expect(asBia(acceptTerms, input)).rejects.toMatchObject({ code: 'not_found' })
    await expect(asSeller(acceptTerms, input)).rejects.toMatchObject({ code: 'not_found' })
    await offer({ basisPoints: 3_500 }, 2)
    await expect(asAna(acceptTerms, input)).rejects.toMatchObject({ code: 'record_changed' })
    const newest = { affiliationId: anasId, termsId: (await read()).offeredTerms?.termsId ?? '' }
    await asAna(moveAffiliation, { affiliationId: anasId, move: 'leave' })
    await expect(asAna(acceptTerms, newest)).rejects.toMatchObject({ code: 'record_changed' })
  })

  test('counts the terms that others accepted: the shares of affiliates and co-producers never exceed the whole', async () => {
    const { seller, product, asSeller, offer } = await aDeal()
    await offer({ basisPoints: 1_000 })
    const partner = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
    await inScope(world.app, world.platformId, (scope) =>
      aCoProduction(scope, {
        productId: product.id,
        coProducerId: partner.id,
        basisPoints: 6_500,
        base: 'NET',
      }),
    )
    expect(seller.id).not.toBe(partner.id)
    await expect(
      asSeller(saveAffiliateProgram, {
        productId: product.id,
        version: 2,
        isOpen: true,
        isListed: true,
        needsApproval: true,
        attribution: 'LAST_CLICK',
        basisPoints: 2_000,
        tiers: null,
        windowDays: 60,
        description: '',
        rules: '',
        materialsUrl: null,
        supportEmail: null,
      }),
    ).rejects.toMatchObject({ code: 'shares_exceed_whole' })
  })
})

describe('terms that both sides accepted', () => {
  test('are shown to both sides with their dates, proven by a row and in the audit trail, and never changed', async () => {
    const { asSeller, asAna, asBia, anasId, offer, accept } = await aDeal()
    await offer({ basisPoints: 3_000 })
    world.clock.advance({ days: 2 })
    await accept()
    const versions = await asAna(listOwnTerms, { affiliationId: anasId })
    expect(versions).toMatchObject([
      { version: 2, basisPoints: 3_000, isInForce: true, acceptedAt: world.clock.now().toISOString() },
      { version: 1, basisPoints: 4_000, isInForce: false, acceptedAt: expect.any(String) },
    ])
    expect(await asSeller(listTermsOfAffiliate, { affiliationId: anasId })).toEqual(versions)
    await expect(asBia(listOwnTerms, { affiliationId: anasId })).rejects.toMatchObject({ code: 'not_found' })
    const trail = await world.owner`
      select action, detail->>'version' as version from audit_log where subject = ${anasId} order by at`
    expect(trail).toEqual([{ action: 'affiliate_terms.accepted', version: '2' }])
    expect(await asSeller(getAffiliate, { affiliationId: anasId })).toMatchObject({
      termsVersion: 2,
      termsAcceptedAt: world.clock.now().toISOString(),
    })
  })

  test('start with the version shown at the request; a request by an older version is refused', async () => {
    const { product, offer } = await aDeal()
    const { id } = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
    const asked = (termsVersion: number) =>
      callAs(world, { userId: id, role: 'SELLER' })(requestAffiliation, {
        productId: product.id,
        termsVersion,
        message: '',
      })
    await offer({ basisPoints: 3_000 })
    await expect(asked(1)).rejects.toMatchObject({ code: 'record_changed' })
    const { affiliationId } = await asked(2)
    await offer({ basisPoints: 500 }, 2)
    const mine = callAs(world, { userId: id, role: 'SELLER' })
    expect(await mine(getAffiliation, { affiliationId })).toMatchObject({
      basisPoints: 3_000,
      termsVersion: 2,
      offeredTerms: { version: 3 },
    })
  })
})
