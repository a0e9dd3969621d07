import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCoProduction } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { anAffiliateProgram } from '#demo/an-affiliation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { endPartnerships } from '#modules/partners/end-partnerships.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getAffiliateProgram } from './get-affiliate-program.ts'
import { getProgramPage } from './get-program-page.ts'
import { listAffiliateLinks } from './list-affiliate-links.ts'
import { listAffiliates } from './list-affiliations.ts'
import { listPrograms } from './list-programs.ts'
import { moveAffiliation } from './move-affiliation.ts'
import { requestAffiliation } from './request-affiliation.ts'
import { saveAffiliateProgram } from './save-affiliate-program.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

async function aProgram(wishes: { needsApproval?: boolean; isOpen?: boolean; isListed?: boolean } = {}) {
  const people = await inScope(world.app, world.platformId, async (scope) => {
    const owner = await aPerson(scope, { name: 'Marina Lopes' })
    const ana = await aPerson(scope, { name: 'Ana Prado' })
    const product = await aProduct(scope, { sellerId: owner.id })
    const offer = await anOffer(scope, { productId: product.id })
    await anAffiliateProgram(scope, {
      productId: product.id,
      materialsUrl: 'https://kit.example/',
      ...wishes,
    })
    return { owner, ana, product, offer }
  })
  const { product } = people
  const asOwner = callAs(world, { userId: people.owner.id, role: 'SELLER' })
  const asAna = callAs(world, { userId: people.ana.id, role: 'SELLER' })
  return {
    ...people,
    asOwner,
    asAna,
    request: () =>
      asAna(requestAffiliation, {
        productId: product.id,
        termsVersion: 1,
        message: 'Tenho um canal de pães',
      }),
    listed: async (tab: 'ACTIVE' | 'REQUESTS' | 'REFUSED') =>
      (await asOwner(listAffiliates, { tab, limit: 25 })).rows.map(({ status }) => status),
    mailsTo: async (email: string) =>
      (await world.inbox()).filter(({ recipient }) => recipient === email).map(({ key }) => key),
  }
}

const form = (productId: string, changes: object = {}) => ({
  productId,
  version: 1,
  isOpen: true,
  isListed: true,
  needsApproval: true,
  attribution: 'LAST_CLICK' as const,
  basisPoints: 4_000,
  tiers: null,
  windowDays: 60,
  description: '',
  rules: '',
  materialsUrl: null,
  supportEmail: null,
  ...changes,
})

describe('a person who wants to promote a product', () => {
  test('requests it, is approved, and gets links on the platform’s own host', async () => {
    const { request, asOwner, asAna, listed, mailsTo, owner, ana, offer } = await aProgram()
    const { affiliationId, status } = await request()
    expect([status, await listed('REQUESTS'), await mailsTo(owner.email)]).toEqual([
      'REQUESTED',
      ['REQUESTED'],
      [expect.stringContaining('request')],
    ])
    await expect(asAna(listAffiliateLinks, { affiliationId })).rejects.toMatchObject({ code: 'not_found' })
    await asOwner(moveAffiliation, { affiliationId, move: 'approve' })
    expect(await listed('ACTIVE')).toEqual(['ACTIVE'])
    expect(await mailsTo(ana.email)).toEqual([expect.stringContaining('approve')])
    const { offers, salesPage } = await asAna(listAffiliateLinks, { affiliationId })
    expect(salesPage).toBeNull()
    expect(offers.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      `/r/${affiliationId}?offer=${offer.id}`,
    ])
  })

  test('is an affiliate at once if the program needs no approval', async () => {
    const { request } = await aProgram({ needsApproval: false })
    expect((await request()).status).toBe('ACTIVE')
    await expect(request()).rejects.toMatchObject({ code: 'affiliation_exists' })
  })

  test('is refused for a reason, and may ask again after a month', async () => {
    const { request, asOwner, listed } = await aProgram()
    const { affiliationId } = await request()
    await asOwner(moveAffiliation, { affiliationId, move: 'refuse', reason: 'Ainda sem público' })
    expect(await listed('REFUSED')).toEqual(['REFUSED'])
    await expect(request()).rejects.toMatchObject({ code: 'affiliation_refused_recently' })
    world.clock.advance({ days: 31 })
    expect(await request()).toEqual({ affiliationId, status: 'REQUESTED' })
    const trail = await world.owner`
      select detail->>'move' as move, reason from audit_log where subject = ${affiliationId} order by at`
    expect(trail.map(({ move, reason }) => [move, reason])).toEqual([
      ['request', null],
      ['refuse', 'Ainda sem público'],
      ['request', null],
    ])
  })

  test('cannot ask again after a block, and their request expires after a month without an answer', async () => {
    const blocked = await aProgram()
    const { affiliationId } = await blocked.request()
    await blocked.asOwner(moveAffiliation, { affiliationId, move: 'block', reason: 'Spam' })
    world.clock.advance({ days: 60 })
    await expect(blocked.request()).rejects.toMatchObject({ code: 'affiliation_exists' })

    const waiting = await aProgram()
    await waiting.request()
    world.clock.advance({ days: 31 })
    await inScope(world.app, world.platformId, endPartnerships)
    expect(await waiting.listed('REQUESTS')).toEqual([])
    expect((await waiting.request()).status).toBe('REQUESTED')
  })

  test('cannot promote a product of their own, or one whose program is closed', async () => {
    const { asOwner, product } = await aProgram()
    await expect(
      asOwner(requestAffiliation, { productId: product.id, termsVersion: 1, message: '' }),
    ).rejects.toMatchObject({
      code: 'own_product_refused',
    })
    const closed = await aProgram({ isOpen: false })
    await expect(closed.request()).rejects.toMatchObject({ code: 'affiliation_closed' })
  })

  test('makes only the moves of their own side, and only from the states that allow them', async () => {
    const { request, asOwner, asAna } = await aProgram()
    const { affiliationId } = await request()
    await expect(asAna(moveAffiliation, { affiliationId, move: 'approve' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(asOwner(moveAffiliation, { affiliationId, move: 'leave' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(asOwner(moveAffiliation, { affiliationId, move: 'resume' })).rejects.toMatchObject({
      code: 'record_changed',
    })
  })
})

describe('the affiliate program of a product', () => {
  test('is found in the marketplace only if it is listed, and shows its materials only to affiliates', async () => {
    const shown = await aProgram()
    const hidden = await aProgram({ isListed: false })
    const { rows } = await shown.asAna(listPrograms, { limit: 100 })
    const ids = rows.map(({ productId }) => productId)
    expect([ids.includes(shown.product.id), ids.includes(hidden.product.id)]).toEqual([true, false])
    expect(rows.find(({ productId }) => productId === shown.product.id)).toMatchObject({
      basisPoints: 4_000,
      priceFromCents: 19_700,
      ownStatus: null,
    })
    const page = () => hidden.asAna(getProgramPage, { productId: hidden.product.id })
    expect((await page()).materialsUrl).toBeNull()
    const { affiliationId } = await hidden.request()
    await hidden.asOwner(moveAffiliation, { affiliationId, move: 'approve' })
    expect(await page()).toMatchObject({ materialsUrl: 'https://kit.example/', ownStatus: 'ACTIVE' })
  })

  test('cannot promise the share of the co-producers, and refuses a form filled from an older version', async () => {
    const { asOwner, product, ana } = await aProgram()
    await inScope(world.app, world.platformId, (scope) =>
      aCoProduction(scope, { productId: product.id, coProducerId: ana.id, basisPoints: 5_000, base: 'NET' }),
    )
    await expect(
      asOwner(saveAffiliateProgram, form(product.id, { basisPoints: 5_001 })),
    ).rejects.toMatchObject({ code: 'shares_exceed_whole' })
    await asOwner(saveAffiliateProgram, form(product.id, { basisPoints: 5_000 }))
    await expect(asOwner(saveAffiliateProgram, form(product.id))).rejects.toMatchObject({
      code: 'record_changed',
    })
    expect(await asOwner(getAffiliateProgram, { productId: product.id })).toMatchObject({ version: 2 })
  })
})
