import { randomUUID } from 'node:crypto'
import type { CheckoutBuilder } from '@balcao/domain/checkout/checkout-page'
import { plainBuilder } from '@balcao/domain/checkout/plain-builder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { anUpload } from '#test/an-upload.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { discardDraft } from './discard-draft.ts'
import { getBuilder } from './get-builder.ts'
import { listLooks } from './list-looks.ts'
import { lookInput } from './look.input.ts'
import { publishLook } from './publish-look.ts'
import { saveDraft } from './save-draft.ts'

let world: TestServer
beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

const aShop = () =>
  inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId })
    const { id: offerId } = await anOffer(scope, { productId })
    return { offerId, sellerId, call: callAs(world, { userId: sellerId, role: 'SELLER' }) }
  })

const look = (changes: Partial<CheckoutBuilder> = {}) => ({
  template: 'VEGA' as const,
  requiredDocument: true,
  requiredDocumentAndPhone: false,
  builder: { ...plainBuilder, ...changes },
})
const input = (offerId: string, basedOn: number, changes: Partial<CheckoutBuilder> = {}) =>
  lookInput.parse({ offerId, basedOn, look: look(changes) })

async function checkoutOf(offerId: string): Promise<string> {
  world.clock.advance({ seconds: 2 })
  return (await fetch(`${world.url}/checkout/${offerId}`)).text()
}

describe('a seller', () => {
  test('designs a checkout as a draft, publishes it, and restores a former design', async () => {
    const { call, offerId } = await aShop()
    await call(saveDraft, input(offerId, 0, { colorPrimary: '#7A2E8E' }))
    expect(await call(getBuilder, { offerId })).toMatchObject({
      draft: { basedOn: 0, look: { builder: { colorPrimary: '#7a2e8e' } } },
      published: { builder: { colorPrimary: '#0b6b53' } },
    })
    expect(await checkoutOf(offerId)).not.toContain('#7a2e8e')

    expect(await call(publishLook, input(offerId, 0, { colorPrimary: '#7a2e8e' }))).toEqual({ number: 2 })
    expect(await checkoutOf(offerId)).toContain('#7a2e8e')
    expect((await call(getBuilder, { offerId })).draft).toBeNull()

    const [newest, first] = await call(listLooks, { offerId })
    expect([newest?.number, first?.number]).toEqual([2, 1])
    expect(first?.look.builder.colorPrimary).toBe('#0b6b53')
    await call(publishLook, lookInput.parse({ offerId, basedOn: 2, look: first?.look }))
    expect(await checkoutOf(offerId)).not.toContain('#7a2e8e')
    expect((await call(listLooks, { offerId })).map(({ number }) => number)).toEqual([3, 2, 1])
  })

  test('cannot publish over a newer version of another window, and discards a draft', async () => {
    const { call, offerId } = await aShop()
    await call(publishLook, input(offerId, 0))
    const late = call(publishLook, input(offerId, 0, { colorPrimary: '#000000' }))
    await expect(late).rejects.toMatchObject({ code: 'record_changed' })
    await call(saveDraft, input(offerId, 2, { colorPrimary: '#111111' }))
    await call(discardDraft, { offerId })
    expect((await call(getBuilder, { offerId })).draft).toBeNull()
  })

  test('uses only pictures that they uploaded for a checkout', async () => {
    const { call, offerId, sellerId } = await aShop()
    const rival = await aShop()
    const picture = async (userId: string) =>
      (await anUpload(world, { userId, purpose: 'CHECKOUT_IMAGE' })).imageUrl ?? ''
    const imageUrl = await picture(sellerId)
    const theirs = await picture(rival.sellerId)
    for (const foreign of [theirs, 'https://evil.example/pixel.png', '/files/images/../kyc/a.png'])
      await expect(call(saveDraft, input(offerId, 0, { logoTopImageURL: foreign }))).rejects.toMatchObject({
        code: 'upload_not_found',
        details: { field: 'look.builder.logoTopImageURL' },
      })
    await call(publishLook, input(offerId, 0, { logoTopImageURL: imageUrl, headerImageURL: 'remove' }))
    expect(await checkoutOf(offerId)).toContain(imageUrl)
    await call(publishLook, input(offerId, 2, { logoTopImageURL: 'remove' }))
    expect(await checkoutOf(offerId)).not.toContain(imageUrl)
  })

  test('reaches no checkout of another seller', async () => {
    const { offerId } = await aShop()
    const { call } = await aShop()
    const refused = { code: 'offer_not_found' }
    await expect(call(getBuilder, { offerId })).rejects.toMatchObject(refused)
    await expect(call(listLooks, { offerId })).rejects.toMatchObject(refused)
    await expect(call(saveDraft, input(offerId, 0))).rejects.toMatchObject(refused)
    await expect(call(discardDraft, { offerId })).rejects.toMatchObject(refused)
    await expect(call(publishLook, input(offerId, 0))).rejects.toMatchObject(refused)
  })
})

describe('input of the builder', () => {
  const countdown = {
    enabled: true,
    minutes: 15,
    text: '',
    endText: '',
    textColor: '#fff',
    backgroundColor: '#000',
  }
  const feedback = { id: randomUUID(), title: 'Bom', description: 'Muito', imageUrl: null, stars: 5 }
  test.each([
    ['colorPrimary', { colorPrimary: 'red' }, 'invalid'],
    ['colorPrimary', { colorPrimary: '#fff;background:url(//evil.example)' }, 'invalid'],
    ['bannerTextColor', { bannerTextColor: 'rgb(0,0,0)' }, 'invalid'],
    ['backRedirect', { backRedirect: 'javascript:alert(1)' }, 'url_refused'],
    ['backRedirect', { backRedirect: '//evil.example' }, 'url_refused'],
    ['backRedirect', { backRedirect: 'http://forno.example' }, 'url_refused'],
    ['backRedirect', { backRedirect: 'https://forno.example@evil.example' }, 'url_refused'],
    ['countdown.minutes', { countdown: { ...countdown, minutes: 0 } }, 'too_small'],
    ['feedbacks.0.title', { feedbacks: [{ ...feedback, title: ' ' }] }, 'required'],
    [
      'chatButton.phone',
      { chatButton: { position: 'LEFT' as const, phone: '123', message: 'Oi' } },
      'errorInvalidPhone',
    ],
    [
      'chatButton.message',
      { chatButton: { position: 'LEFT' as const, phone: '11987654321', message: ' ' } },
      'required',
    ],
  ])('is refused at %s for %j', (path, changes, message) => {
    const { error } = lookInput.safeParse({ offerId: randomUUID(), basedOn: 0, look: look(changes) })
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      [`look.builder.${path}`, message],
    ])
  })
})
