import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { createDnsResolver } from '#kit/dns/dns-resolver.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope } from '#scope.ts'
import { type NameServer, openNameServer } from '#test/dns/a-name-server.ts'
import { openSmtpInbox, type SmtpInbox } from '#test/mail/smtp-inbox.ts'
import { verifyMail } from '#test/mail/verify-mail.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const host = 'padaria.example'
const address = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

let world: TestApp
let names: NameServer
let inbox: SmtpInbox

beforeAll(async () => {
  inbox = await openSmtpInbox()
  world = await createTestApp({
    environment: { SMTP_URL: inbox.url, MAIL_FROM: 'Loja <nao-responda@envio.example>' },
  })
  names = await openNameServer()
  world.app.dns = createDnsResolver({ servers: [names.address] })
})
afterAll(async () => {
  await world.stop()
  await inbox.close()
  await names.close()
})

const enter = async (email: string, door: 'ADMIN' | 'SELLER') => {
  const browser = aBrowser(world)
  await browser.account.login({ door, email, password: demoPassword, rememberDevice: false })
  return appRouter.createCaller(browser.context)
}

/** A course with a printed book, bought from a seller of this platform, paid, shipped, mailed again and refunded. */
async function tellStory(platformId: string, seller: { id: string; email: string }, buyer: string) {
  const offers = await inScope(world.app, platformId, async (scope) => {
    const course = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
    const book = await aProduct(scope, { sellerId: seller.id, name: 'Livro de receitas', type: 'FISICO' })
    const offer = await anOffer(scope, { productId: course.id })
    const bookOffer = await anOffer(scope, { productId: book.id, priceCents: 4_900 })
    return { id: offer.id, bumpId: await anOrderBump(scope, { productId: course.id, offerId: bookOffer.id }) }
  })
  const { paymentId } = await aPurchase(world.app, platformId, {
    offerId: offers.id,
    email: buyer,
    orderBumpsIds: [offers.bumpId],
    address,
  })
  await world.drainJobs()
  const tell = async (status: 'APPROVED' | 'REFUNDED') => {
    await inScope(world.app, platformId, (scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
    )
    await world.drainJobs()
  }
  await tell('APPROVED')
  return { paymentId, tell }
}

test('receivers verify every mail of a whole purchase, and no mail of a neighbour carries the signature', async () => {
  const { platformId } = world
  const people = await inScope(world.app, platformId, async (scope) => ({
    admin: await aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] }),
    seller: await aPerson(scope, { email: 'ana@padaria.example' }),
  }))
  await world.owner`insert into platform_domains (id, platform_id, host, is_primary, created_at)
    values (gen_random_uuid(), ${platformId}, ${host}, false, now())`
  const { domains } = (await enter(people.admin.email, 'ADMIN')).admin
  const { records } = await domains.useForMail({ host })
  for (const { name, value } of records) names.say('TXT', name, value)
  expect(await domains.useForMail({ host })).toMatchObject({ isUsed: true })

  const buyer = 'carolina@compradora.example'
  const story = await tellStory(platformId, people.seller, buyer)
  const { seller } = await enter(people.seller.email, 'SELLER')
  const { rows: parcels } = await seller.shipments.list({ limit: 25 })
  await seller.shipments.post({
    shipmentId: parcels[0]?.id ?? '',
    carrier: 'Correios',
    trackingCode: 'AA123456785BR',
    trackingUrl: 'https://rastreio.example/',
  })
  await aBrowser(world).account.requestCustomerCode({ email: buyer })
  world.clock.advance({ minutes: 11 })
  await seller.sales.resendAccess({ paymentId: story.paymentId })
  await story.tell('REFUNDED')

  const told = await world.owner`select template, state from mails where platform_id = ${platformId}`
  expect(new Set(told.map(({ template }) => template))).toEqual(
    new Set([
      ...['pixCreated', 'purchaseApproved', 'orderShipped', 'customerAccessCode', 'purchaseRefunded'],
      ...['saleMade', 'parcelToSend', 'saleRefunded'],
    ]),
  )
  expect(new Set(told.map(({ state }) => state))).toEqual(new Set(['SENT']))
  const ours = inbox.received.filter(({ source }) => source.includes(`@${host}>`))
  expect(ours).toHaveLength(told.length)
  for (const { source, header } of ours) {
    const verified = { signatures: [`${host} pass`], dmarc: 'pass' }
    expect(await verifyMail(world.app, source), header('subject')).toEqual(verified)
    // Amazon SES replaces these two headers.
    const relayed = source
      .replace(/^Message-ID:\s*<.*>$/im, 'Message-ID: <0102018f@sa-east-1.amazonses.com>')
      .replace(/^Date: .*$/im, 'Date: Thu, 14 Mar 2030 10:00:00 +0000')
    expect(relayed).not.toBe(source)
    expect(await verifyMail(world.app, relayed), header('subject')).toEqual(verified)
    const changed = source.replace(/^Subject: /im, 'Subject: Urgente ')
    expect(await verifyMail(world.app, changed), header('subject')).toMatchObject({ dmarc: 'fail' })
  }

  const neighbour = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
    }),
  )
  const before = inbox.received.length
  const otto = await inScope(world.app, neighbour.platformId, (scope) => aPerson(scope))
  await tellStory(neighbour.platformId, otto, 'otto@compradora.example')
  const theirs = inbox.received.slice(before)
  expect(theirs.length).toBeGreaterThan(2)
  for (const { source, header } of theirs) {
    expect(header('from')).toContain('<nao-responda@envio.example>')
    expect((await verifyMail(world.app, source)).signatures).toEqual(['undefined none'])
  }
})
