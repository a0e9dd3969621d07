import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aReceiver } from '#demo/a-receiver.ts'
import { anAccount } from '#demo/an-account.ts'
import { linkReceiver } from '#modules/acquirers/receivers/link-receiver.ts'
import { receiverTokenPlace } from '#modules/acquirers/receivers/receiver.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { approveProposal } from './approve-proposal.ts'
import { getProposal } from './get-proposal.ts'
import { linkReceiverByTwo } from './link-receiver-by-two.ts'
import type { Outcome } from './propose-or-do.ts'

const reason = 'A resposta da adquirente se perdeu'
const token = 'chave_do_recebedor_0123456789'

type Place = { platformId: string; accountId: string; label: string; sellerId: string; sellerName: string }

let world: TestApp
let shop: Place
let ana: Cashier
let bruno: Cashier

/** A platform with an account that splits sales, and a seller who is paid there. */
async function aShop(name: string): Promise<Place> {
  return inScope(world.app, randomUUID(), async (scope) => {
    const { platformId } = await aPlatform(scope, {
      name,
      hosts: [`${name.toLowerCase()}.localhost`],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    })
    const account = await anAccount(scope, { sandbox: world.sandbox, provider: 'PAGARME' })
    const seller = await aPerson(scope)
    await aReceiver(scope, { accountId: account.id, userId: seller.id, receiverId: 'rp_da_marina' })
    return {
      platformId,
      accountId: account.id,
      label: account.label,
      sellerId: seller.id,
      sellerName: seller.name,
    }
  })
}

beforeAll(async () => {
  world = await createTestApp()
  shop = await aShop('Feira')
  ana = await aCashier(world, shop)
  bruno = await aCashier(world, shop)
})
afterAll(() => world.stop())

type Wanted = { place?: Place; userId?: string | null; providerReference?: string; token?: string }

const link = (
  { call }: Cashier,
  { place = shop, userId = place.sellerId, providerReference = 'rp_de_quem_quiser', ...more }: Wanted = {},
) =>
  call(linkReceiverByTwo, {
    requestId: randomUUID(),
    accountId: place.accountId,
    userId,
    providerReference,
    ...more,
    reason,
  })
const idOf = (outcome: Outcome) => (outcome.outcome === 'PROPOSED' ? outcome.proposalId : '')
const look = (who: Cashier, proposalId: string) => who.call(getProposal, { proposalId })
const approve = async (who: Cashier, proposalId: string) =>
  who.call(approveProposal, { proposalId, seen: (await look(who, proposalId)).seen })
const receiverOf = async (userId: string | null, { accountId } = shop) =>
  (
    await world.owner`select id, receiver_id, token from receivers
      where provider_account_id = ${accountId} and user_id is not distinct from ${userId}`
  )[0]
const trailOf = ({ platformId }: Place) =>
  world.owner`select action, actor_user_id, reason, detail from audit_log
    where platform_id = ${platformId} and action in ('receiver.linked', 'proposal.done_alone') order by action`

describe('the receiver that an acquirer pays for a seller', () => {
  test('is changed by two people: the second sees person, account and both references before it takes effect', async () => {
    const outcome = await link(ana, { token })
    expect(await receiverOf(shop.sellerId)).toMatchObject({ receiver_id: 'rp_da_marina' })
    const proposalId = idOf(outcome)
    const shown = await look(bruno, proposalId)
    expect(shown).toMatchObject({
      kind: 'RECEIVER_LINK',
      person: { id: shop.sellerId },
      balance: null,
      canApprove: true,
      changes: [
        { what: 'account', after: shop.label },
        { what: 'person', after: shop.sellerName },
        { what: 'receiver', before: 'rp_da_marina', after: 'rp_de_quem_quiser' },
        { what: 'credential', after: 'token' },
      ],
    })
    await expect(approve(ana, proposalId)).rejects.toMatchObject({ code: 'other_person_needed' })
    await approve(bruno, proposalId)
    const linked = await receiverOf(shop.sellerId)
    expect(linked).toMatchObject({ receiver_id: 'rp_de_quem_quiser' })
    const place = receiverTokenPlace({ platformId: shop.platformId, id: linked?.id })
    expect(world.app.secrets.open(linked?.token, place)).toBe(token)
    const kept = await world.owner`select p::text as row from money_proposals p where id = ${proposalId}
      union all select a::text from audit_log a where platform_id = ${shop.platformId}`
    expect(JSON.stringify([shown, await look(ana, proposalId), ...kept])).not.toContain(token)
    expect(await trailOf(shop)).toMatchObject([
      { action: 'receiver.linked', actor_user_id: bruno.id, reason, detail: { before: 'rp_da_marina' } },
    ])
  })

  test('is not approved if another receiver was set in the meantime', async () => {
    const proposalId = idOf(await link(ana, { providerReference: 'rp_b' }))
    await bruno.call(linkReceiver, {
      accountId: shop.accountId,
      userId: shop.sellerId,
      providerReference: 'rp_c',
    })
    await expect(approve(bruno, proposalId)).rejects.toMatchObject({ code: 'record_changed' })
    expect(await receiverOf(shop.sellerId)).toMatchObject({ receiver_id: 'rp_c' })
  })

  test('cannot be proposed by the person it pays', async () => {
    const carla = await aCashier(world, shop)
    await expect(link(carla, { userId: carla.id })).rejects.toMatchObject({ code: 'other_person_needed' })
    const proposalId = idOf(await link(ana, { userId: carla.id }))
    await approve(bruno, proposalId)
    expect(await receiverOf(carla.id)).toMatchObject({ receiver_id: 'rp_de_quem_quiser' })
  })
})

test('the receiver that an acquirer pays for the platform itself takes two people as well', async () => {
  const proposalId = idOf(await link(ana, { userId: null, providerReference: 're_da_plataforma' }))
  expect(await receiverOf(null)).toBeUndefined()
  expect(await look(bruno, proposalId)).toMatchObject({
    person: null,
    changes: [
      { what: 'account', after: shop.label },
      { what: 'person', after: 'PLATFORM' },
      { what: 'receiver', before: null, after: 're_da_plataforma' },
    ],
  })
  await approve(bruno, proposalId)
  expect(await receiverOf(null)).toMatchObject({ receiver_id: 're_da_plataforma' })
})

describe('on a platform without a second person', () => {
  test('the only administrator links a receiver, and the log shows that no second person approved', async () => {
    const small = await aShop('Banquinha')
    const only = await aCashier(world, small)
    expect(await link(only, { place: small })).toEqual({ outcome: 'DONE' })
    expect(await receiverOf(small.sellerId, small)).toMatchObject({ receiver_id: 'rp_de_quem_quiser' })
    const row = { actor_user_id: only.id, reason }
    expect(await trailOf(small)).toMatchObject([
      { ...row, action: 'proposal.done_alone', detail: { kind: 'RECEIVER_LINK' } },
      { ...row, action: 'receiver.linked' },
    ])
  })

  test('an administrator who is paid through it does not count as another person', async () => {
    const pair = await aShop('Duas')
    const [first, paid] = [await aCashier(world, pair), await aCashier(world, pair)]
    await expect(link(paid, { place: pair, userId: paid.id })).rejects.toMatchObject({
      code: 'other_person_needed',
    })
    expect(await link(first, { place: pair, userId: paid.id })).toEqual({ outcome: 'DONE' })
    expect(await trailOf(pair)).toMatchObject([
      { action: 'proposal.done_alone', actor_user_id: first.id },
      { action: 'receiver.linked' },
    ])
  })
})
