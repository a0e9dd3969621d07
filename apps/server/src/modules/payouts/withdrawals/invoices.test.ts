import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aPlatform } from '#demo/a-platform.ts'
import { createUpload } from '#modules/uploads/create-upload.ts'
import { finishUpload } from '#modules/uploads/finish-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee } from '#test/a-payee.ts'
import { anUpload } from '#test/an-upload.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { readInvoice } from './deciding/read-invoice.ts'
import { getWithdrawalTerms } from './get-withdrawal-terms.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { saveWithdrawalPlan } from './save-withdrawal-plan.ts'
import { asArchivist, asPayee, asStaff } from './withdrawal-viewer.ts'

let world: TestApp
let ana: Cashier

beforeAll(async () => {
  world = await createTestApp()
  ana = await aCashier(world, { purse: 'manager' })
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const asking = (requiresInvoice: boolean) =>
  ana.call(saveWithdrawalPlan, {
    userId: null,
    minCents: 1_000,
    feeCents: 0,
    smallFeeCents: 0,
    smallBelowCents: 0,
    dailyMaxCents: 1_000_000,
    dailyMaxCount: 10,
    automaticMaxCents: 0,
    secondPersonFromCents: 1_000_000,
    requiresInvoice,
    requiresDocuments: true,
  })
const anInvoice = async (
  { id: userId }: Payee,
  contentType: 'application/pdf' | 'text/xml' = 'application/pdf',
) => (await anUpload(world, { userId, purpose: 'COMMISSION_INVOICE', contentType, role: 'MANAGER' })).key
const withdraw = ({ call, bankAccountId }: Payee, invoiceKey?: string) =>
  call(requestWithdrawal, {
    requestId: randomUUID(),
    bankAccountId,
    amountCents: 5_000,
    shownFeeCents: 199,
    invoiceKey,
  })
const open = (
  who: Pick<Cashier, 'call'>,
  viewer: (caller: Caller) => ReturnType<typeof asPayee>,
  withdrawalId: string,
) =>
  who.call((caller: Caller, input: { withdrawalId: string }) => readInvoice(viewer(caller), input), {
    withdrawalId,
  })
const terms = ({ call }: Payee) => call((caller: Caller, _none: object) => getWithdrawalTerms(caller), {})
const aNeighbour = (name: string) =>
  inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name,
      hosts: [`${name.toLowerCase()}.localhost`],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
const notFound = { code: 'not_found' }

test('a manager sends an invoice with a withdrawal, and the staff reads it before it decides', async () => {
  const manager = await aPayee(world, { role: 'MANAGER' })
  const { withdrawalId } = await withdraw(manager, await anInvoice(manager))
  expect(await ana.look(withdrawalId)).toMatchObject({ hasInvoice: true, state: 'IN_REVIEW' })
  const { url } = await open(ana, (caller) => asStaff(caller, 'manager'), withdrawalId)
  expect(url).toContain('invoices')
  const trail = await world.owner`select actor_user_id from audit_log
    where action = 'withdrawal.invoice_read' and subject = ${withdrawalId}`
  expect(trail).toEqual([{ actor_user_id: ana.id }])
  await open(manager, asPayee, withdrawalId)
})

test('a platform that requires invoices pays no commission without one, and sellers need none', async () => {
  const manager = await aPayee(world, { role: 'MANAGER' })
  const seller = await aPayee(world)
  expect(await terms(manager)).toMatchObject({ invoice: 'WELCOME' })
  await asking(true)
  world.clock.advance({ seconds: 1 })
  expect(await terms(manager)).toMatchObject({ invoice: 'REQUIRED' })
  expect(await terms(seller)).toMatchObject({ invoice: null })
  await expect(withdraw(manager)).rejects.toMatchObject({ code: 'invoice_required' })
  expect(await manager.balance()).toMatchObject({ availableCents: 100_000, withdrawingCents: 0 })
  await withdraw(manager, await anInvoice(manager, 'text/xml'))
  await withdraw(seller)
  await asking(false)
  world.clock.advance({ seconds: 1 })
})

test('one invoice belongs to one withdrawal, and must be the manager’s own file', async () => {
  const [manager, other] = [
    await aPayee(world, { role: 'MANAGER' }),
    await aPayee(world, { role: 'MANAGER' }),
  ]
  const key = await anInvoice(manager)
  await expect(withdraw(other, key)).rejects.toMatchObject({ code: 'upload_not_found' })
  await withdraw(manager, key)
  await expect(withdraw(manager, key)).rejects.toMatchObject({ code: 'invoice_used' })
  expect(await manager.balance()).toMatchObject({ withdrawingCents: 5_000 })
})

test('an invoice cannot be read by another manager, by staff of sellers’ withdrawals or by another platform', async () => {
  const [manager, other] = [
    await aPayee(world, { role: 'MANAGER' }),
    await aPayee(world, { role: 'MANAGER' }),
  ]
  const { withdrawalId } = await withdraw(manager, await anInvoice(manager))
  await expect(open(other, asPayee, withdrawalId)).rejects.toMatchObject(notFound)
  await expect(open(ana, (caller) => asStaff(caller, 'user'), withdrawalId)).rejects.toMatchObject(notFound)
  const ofPaidOnes = open(ana, (caller) => asArchivist(caller, 'manager'), withdrawalId)
  await expect(ofPaidOnes).rejects.toMatchObject(notFound)
  const stranger = await aCashier(world, await aNeighbour('Vizinha'))
  const fromThere = open(stranger, (caller) => asStaff(caller, 'manager'), withdrawalId)
  await expect(fromThere).rejects.toMatchObject(notFound)
})

test('an invoice is a PDF or XML of at most ten megabytes, announced by a manager, whose content matches its type', async () => {
  const manager = await aPayee(world, { role: 'MANAGER' })
  const announce = (contentType: string, sizeBytes: number, role: 'MANAGER' | 'SELLER' = 'MANAGER') =>
    callAs(world, { userId: manager.id, role })(createUpload, {
      purpose: 'COMMISSION_INVOICE',
      contentType,
      sizeBytes,
    })
  const most = 10 * 1024 * 1024
  for (const contentType of ['image/png', 'application/zip', 'text/html'])
    await expect(announce(contentType, 100), contentType).rejects.toMatchObject({ code: 'upload_refused' })
  await expect(announce('application/pdf', 100, 'SELLER')).rejects.toMatchObject({
    code: 'permission_missing',
  })
  for (const contentType of ['application/pdf', 'text/xml']) {
    await expect(announce(contentType, most + 1)).rejects.toMatchObject({ code: 'upload_too_large' })
    await announce(contentType, most)
  }
  const picture = fileSamples['image/png']
  const { key } = await announce('application/pdf', picture.length)
  await world.app.store.put(key, picture, 'application/pdf')
  const session = await manager.call(async (caller: Caller, _none: object) => caller.session, {})
  await expect(finishUpload(world.app, session, { key })).rejects.toMatchObject({ code: 'upload_refused' })
  await expect(withdraw(manager, key)).rejects.toMatchObject({ code: 'upload_not_found' })
})

test('a file sent for another purpose, never uploaded, or of another platform is not accepted as an invoice', async () => {
  const manager = await aPayee(world, { role: 'MANAGER' })
  const { id: userId } = manager
  const portrait = await anUpload(world, { userId, purpose: 'PROFILE_IMAGE', role: 'MANAGER' })
  const announced = await manager.call(createUpload, {
    purpose: 'COMMISSION_INVOICE',
    contentType: 'application/pdf',
    sizeBytes: 100,
  })
  const { platformId } = await aNeighbour('Distante')
  const elsewhere = await anUpload(
    { app: world.app, platformId },
    { userId, purpose: 'COMMISSION_INVOICE', contentType: 'application/pdf', role: 'MANAGER' },
  )
  for (const { key } of [portrait, announced, elsewhere])
    await expect(withdraw(manager, key)).rejects.toMatchObject({ code: 'upload_not_found' })
  expect(await manager.balance()).toMatchObject({ availableCents: 100_000, withdrawingCents: 0 })
})
