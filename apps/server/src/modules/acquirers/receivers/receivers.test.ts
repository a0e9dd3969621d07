import { randomUUID } from 'node:crypto'
import { loadProvider } from '@balcao/providers/registry'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aReceiver } from '#demo/a-receiver.ts'
import { type AccountWishes, anAccount } from '#demo/an-account.ts'
import { getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { browserTokenCall } from '#modules/acquirers/keys/browser-token-call.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { createReceiver } from './create-receiver.ts'
import { linkReceiver } from './link-receiver.ts'
import { listOwnReceivers } from './list-own-receivers.ts'
import { listReceivers, receiverListInput } from './list-receivers.ts'
import { receiverTokenPlace } from './receiver.ts'
import type { NewReceiverInput } from './receivers.input.ts'
import { scheduleSync } from './schedule-sync.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(() => world.sandbox.faults.clear())

const admin = { userId: randomUUID(), ip: '203.0.113.9' }
const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
const accountAt = (provider: AccountWishes['provider']) =>
  within((scope) => anAccount(scope, { sandbox: world.sandbox, provider }))
const aSeller = () => within((scope) => aPerson(scope))
const papers: Omit<NewReceiverInput, 'accountId' | 'userId'> = {
  bankAccount: {
    bankCode: '341',
    branchNumber: '1234',
    accountNumber: '56789',
    accountDigit: '0',
    accountType: 'CHECKING',
  },
  address: {
    street: 'Rua das Acácias',
    number: '120',
    district: 'Centro',
    city: 'Curitiba',
    state: 'PR',
    zipcode: '80010-000',
  },
  monthlyRevenueCents: 1_000_000,
}
const create = (
  accountId: string,
  userId: string,
  { platformId = world.platformId, ...more }: Partial<NewReceiverInput> & { platformId?: string } = {},
) => createReceiver(world.app, platformId, { accountId, userId, ...papers, ...more }, admin)
const asAdmin = () => callAs(world, { userId: admin.userId, role: 'ADMIN' })
const rowOf = async (id: string) => (await world.owner`select * from receivers where id = ${id}`)[0]
const madeAt = async (acquirer: string) =>
  (await world.sandbox.acquirer(acquirer).received()).filter(({ operation }) => operation === 'receiver')
    .length

describe('a new receiver', () => {
  test('has an id of its own at each account', async () => {
    const [pagarme, asaas, { id: userId }] = [
      await accountAt('PAGARME'),
      await accountAt('ASAAS'),
      await aSeller(),
    ]
    const first = await create(pagarme.id, userId)
    const second = await create(asaas.id, userId)
    expect(first).toMatchObject({ status: 'ACTIVE', certainty: 'KNOWN', account: { provider: 'PAGARME' } })
    expect(second).toMatchObject({ status: 'PENDING', account: { provider: 'ASAAS' } })
    expect(first.receiverId).not.toBe(second.receiverId)
    await expect(create(pagarme.id, userId)).rejects.toMatchObject({ code: 'receiver_exists' })
  })

  test('has a key that is sealed and never shown', async () => {
    const [asaas, seller] = [await accountAt('ASAAS'), await aSeller()]
    const made = await create(asaas.id, seller.id)
    const row = await rowOf(made.id)
    const place = receiverTokenPlace({ platformId: world.platformId, id: made.id })
    const token = world.app.secrets.open(row?.token, place)
    expect(row?.token).toMatch(/^k[\w-]{8}\./)
    const shown = await within((scope) =>
      listReceivers(scope, receiverListInput.parse({ accountId: asaas.id })),
    )
    expect(shown.rows).toMatchObject([{ id: made.id, name: seller.name, status: 'PENDING' }])
    const own = await callAs(world, { userId: seller.id, role: 'SELLER' })(listOwnReceivers, undefined)
    expect(own).toMatchObject([{ provider: 'Asaas', status: 'PENDING' }])
    expect(JSON.stringify([made, shown, own])).not.toContain(token)
  })

  test('is checked until the provider has decided', async () => {
    const [asaas, seller] = [await accountAt('ASAAS'), await aSeller()]
    const { id } = await create(asaas.id, seller.id)
    await world.drainJobs()
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE', certainty: 'KNOWN' })
    expect((await rowOf(id))?.synced_at).toEqual(world.clock.now())
  })

  test('is refused at a provider without receivers, and after the provider’s refusal may be requested again', async () => {
    const split = await accountAt('ABMEXSPLIT')
    const seller = await within((scope) => aPerson(scope, { document: '52998224725' }))
    await expect(create(world.account.id, seller.id)).rejects.toMatchObject({
      code: 'input_invalid',
      details: { field: 'accountId' },
    })
    const refused = { status: 'REJECTED', certainty: 'KNOWN', failure: 'Adquirente não aceita CPF' }
    expect(await create(split.id, seller.id)).toMatchObject(refused)
    await world.owner`update users set document = '11444777000161' where id = ${seller.id}`
    expect(await create(split.id, seller.id)).toMatchObject({ status: 'ACTIVE', failure: null })
  })

  test('belongs to its own platform alone', async () => {
    const neighbour = await inScope(world.app, randomUUID(), async (scope) => {
      const { platformId } = await aPlatform(scope, {
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      })
      const account = await anAccount(scope, { sandbox: world.sandbox, provider: 'PAGARME' })
      return { platformId, accountId: account.id, userId: (await aPerson(scope)).id }
    })
    const [pagarme, seller] = [await accountAt('PAGARME'), await aSeller()]
    for (const [accountId, userId] of [
      [neighbour.accountId, seller.id],
      [pagarme.id, neighbour.userId],
    ] as const)
      await expect(create(accountId, userId)).rejects.toMatchObject({ code: 'not_found' })
    const { platformId } = neighbour
    expect(await create(neighbour.accountId, neighbour.userId, { platformId })).toMatchObject({
      status: 'ACTIVE',
    })
  })
})

describe('a lost answer', () => {
  const lose = () =>
    world.sandbox.faults.next({ acquirer: 'PAGARME', operation: 'receiver', kind: 'drop-after' })

  test('leaves the receiver unknown: it is not requested again until a person confirms that none exists', async () => {
    const [pagarme, seller] = [await accountAt('PAGARME'), await aSeller()]
    lose()
    expect(await create(pagarme.id, seller.id)).toMatchObject({ status: 'PENDING', certainty: 'UNKNOWN' })
    const asked = await madeAt('PAGARME')
    await expect(create(pagarme.id, seller.id)).rejects.toMatchObject({ code: 'receiver_unsure' })
    expect(await madeAt('PAGARME')).toBe(asked)
    const sure = await create(pagarme.id, seller.id, { isSureNoneExists: true })
    expect(sure).toMatchObject({ status: 'ACTIVE', certainty: 'KNOWN' })
    expect(await rowOf(sure.id)).toMatchObject({ tries: 2 })
  })

  test('is resolved by the id that a person found at the provider, once the provider confirms it', async () => {
    const [pagarme, seller, twin] = [await accountAt('PAGARME'), await aSeller(), await aSeller()]
    lose()
    await create(pagarme.id, seller.id)
    const { receiverId } = await create(pagarme.id, twin.id)
    const linked = await asAdmin()(linkReceiver, {
      accountId: pagarme.id,
      userId: seller.id,
      providerReference: receiverId ?? '',
    })
    expect(linked).toMatchObject({ status: 'PENDING', certainty: 'UNCONFIRMED' })
    await world.drainJobs()
    expect(await rowOf(linked.id)).toMatchObject({ status: 'ACTIVE', certainty: 'KNOWN' })
  })
})

describe('an answer that comes after a person has linked another receiver', () => {
  test.each(['createReceiver', 'getReceiver'] as const)(
    'of %s does not change the newly linked one',
    async (call) => {
      const [pagarme, seller] = [await accountAt('PAGARME'), await aSeller()]
      const link = (providerReference: string) =>
        asAdmin()(linkReceiver, { accountId: pagarme.id, userId: seller.id, providerReference })
      const provider = await loadProvider('PAGARME')
      const ask = provider[call].bind(provider) as (...given: unknown[]) => Promise<never>
      const asked = vi.spyOn(provider, call).mockImplementationOnce(async (...given: unknown[]) => {
        const answer = await ask(...given)
        await link('rp_de_uma_pessoa')
        return answer
      })
      const { id } = await create(pagarme.id, seller.id)
      if (call === 'getReceiver') {
        await within((scope) => scheduleSync(scope, { receiverId: id }))
        await world.drainJobs()
      }
      expect(await rowOf(id)).toMatchObject({
        receiver_id: 'rp_de_uma_pessoa',
        status: 'PENDING',
        certainty: 'UNCONFIRMED',
      })
      asked.mockRestore()
    },
  )
})

test('an id unknown to the provider never counts, and the audit trail says who entered it', async () => {
  const pagarme = await accountAt('PAGARME')
  const { id } = await asAdmin()(linkReceiver, {
    accountId: pagarme.id,
    userId: null,
    providerReference: 're_de_outro',
  })
  await world.drainJobs()
  expect(await rowOf(id)).toMatchObject({ status: 'PENDING', user_id: null })
  const [line] = await world.owner`select actor_user_id as by, detail from audit_log
    where action = 'receiver.linked' and subject = ${pagarme.id}`
  expect(line).toMatchObject({ by: admin.userId, detail: { before: null, after: 're_de_outro' } })
})

test('a browser’s token is made for the seller’s own receiver at that account, else for the platform’s', async () => {
  const [pagarme, asaas, seller] = [await accountAt('PAGARME'), await accountAt('ASAAS'), await aSeller()]
  await within(async (scope) => {
    await aReceiver(scope, { accountId: asaas.id, userId: seller.id, receiverId: 'carteira-asaas' })
    await aReceiver(scope, { accountId: pagarme.id, userId: null, receiverId: 'rp_plataforma' })
  })
  const tokenCall = vi.spyOn(await loadProvider('PAGARME'), 'cardTokenCall')
  const handedOut = async () => {
    await within(async (scope) => {
      const account = await getAccount(scope, pagarme.id)
      await browserTokenCall(scope, account, seller.id)
    })
    return tokenCall.mock.lastCall?.[0].receiverId
  }
  expect(await handedOut()).toBe('rp_plataforma')
  await within((scope) =>
    aReceiver(scope, { accountId: pagarme.id, userId: seller.id, receiverId: 'rp_marina' }),
  )
  expect(await handedOut()).toBe('rp_marina')
  tokenCall.mockRestore()
})
