import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { usualPaperRules } from '@balcao/domain/people/seller-profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aManagement } from '#demo/a-contract.ts'
import { aDocument } from '#demo/a-document.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { listPapers } from '#modules/accounts/documents/list-papers.ts'
import { listCommissionEntries } from '#modules/ledger/wallet/list-commission-entries.ts'
import { addCareNote } from '#modules/partners/care/add-care-note.ts'
import { addCareTask } from '#modules/partners/care/add-care-task.ts'
import { markCareTask } from '#modules/partners/care/mark-care-task.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { readSellerFacts } from '#modules/reports/sellers/read-seller-facts.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getManager } from './get-manager.ts'
import { getSellerInCare } from './get-seller-in-care.ts'
import { listManagers } from './list-managers.ts'
import { listSellersInCare } from './list-sellers-in-care.ts'
import { managerDashboard } from './manager-dashboard.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const within = <Output>(work: (scope: Scope) => Promise<Output>) => inScope(world.app, world.platformId, work)
const papers = ['photoDocument', 'photoPersonWithDocument', 'addressProof'] as const

async function aManager() {
  const { id } = await within((scope) => aPerson(scope, { name: 'Gil Prates', roles: ['MANAGER'] }))
  const call = callAs(world, { userId: id, role: 'MANAGER' })
  return {
    id,
    call,
    takesCareOf: (sellerId: string) => within((scope) => aManagement(scope, { sellerId, managerId: id })),
    sellers: async (filters: object = {}) => (await call(listSellersInCare, { limit: 25, ...filters })).rows,
  }
}

const aSeller = (name: string) => within((scope) => aPerson(scope, { name, document: '52998224725' }))
const sendPapers = (userId: string) =>
  within(async (scope) => {
    for (const paper of papers) await aDocument(scope, { userId, paper })
  })
const decidePapers = (userId: string, state: string) =>
  world.owner`update seller_documents set state = ${state} where user_id = ${userId}`
const offerOf = (sellerId: string) =>
  within(async (scope) => {
    const product = await aProduct(scope, { sellerId })
    return anOffer(scope, { productId: product.id })
  })
/** A purchase a moment ago, since a period ends at the time of reading. */
async function buy(offerId: string) {
  await aPurchase(world.app, world.platformId, { offerId, method: 'CREDIT_CARD' })
  world.clock.advance({ minutes: 1 })
}

test('a seller advances from registration through documents and product to the first sale, and the funnel counts each step', async () => {
  const gil = await aManager()
  const people = [await aSeller('Ana'), await aSeller('Bia'), await aSeller('Caio'), await aSeller('Davi')]
  for (const { id } of people) {
    await gil.takesCareOf(id)
    world.clock.advance({ seconds: 1 })
  }
  const [, bia, caio, davi] = people.map(({ id }) => id)
  if (!bia || !caio || !davi) throw new Error('Somebody is missing')
  await sendPapers(bia)
  await decidePapers(bia, 'APPROVED')
  await offerOf(caio)
  await buy((await offerOf(davi)).id)
  expect((await gil.sellers()).map(({ name, stage, papers }) => [name, stage, papers])).toEqual([
    ['Davi', 'SALE', 'TO_SEND'],
    ['Caio', 'PRODUCT', 'TO_SEND'],
    ['Bia', 'DOCUMENTS', 'APPROVED'],
    ['Ana', 'REGISTERED', 'TO_SEND'],
  ])
  expect((await gil.sellers({ stage: 'PRODUCT' })).map(({ name }) => name)).toEqual(['Caio'])
  const { portfolio } = await gil.call(managerDashboard, { range: '30' })
  expect(portfolio).toEqual({
    sellers: 4,
    newcomers: 4,
    selling: 1,
    funnel: [
      { stage: 'REGISTERED', sellers: 4, noFurther: 1 },
      { stage: 'DOCUMENTS', sellers: 1, noFurther: 1 },
      { stage: 'PRODUCT', sellers: 2, noFurther: 1 },
      { stage: 'SALE', sellers: 1, noFurther: 1 },
    ],
  })
})

test('the documents of a seller have the same stage for the manager as for the seller', async () => {
  const gil = await aManager()
  const kinds = [{ document: '52998224725' }, { document: '11222333000181' }, { document: '12ABC34501DE35' }]
  for (const kind of kinds) {
    const { id } = await within((scope) => aPerson(scope, kind))
    await gil.takesCareOf(id)
    const both = async () => {
      const { stage } = await within((scope) => listPapers(scope, id))
      const mine = (await gil.sellers()).find((seller) => seller.id === id)
      return [mine?.papers, stage]
    }
    const seen: (string | undefined)[][] = [await both()]
    await sendPapers(id)
    seen.push(await both())
    await decidePapers(id, 'APPROVED')
    seen.push(await both())
    await decidePapers(id, 'REFUSED')
    seen.push(await both())
    for (const [mine, stage] of seen) expect(mine).toBe(stage)
    expect(seen.map(([mine]) => mine)).toEqual(
      kind === kinds[0]
        ? ['TO_SEND', 'IN_REVIEW', 'APPROVED', 'TO_FIX']
        : ['TO_SEND', 'TO_SEND', 'TO_SEND', 'TO_FIX'],
    )
  }
})

test('documents that a platform does not require are reported as missing in no area', async () => {
  const gil = await aManager()
  const person = await within((scope) => aPerson(scope, { document: '52998224725' }))
  const company = await within((scope) => aPerson(scope, { document: '11222333000181' }))
  for (const { id } of [person, company]) {
    await gil.takesCareOf(id)
    await within((scope) => aDocument(scope, { userId: id, paper: 'photoDocument', state: 'APPROVED' }))
  }
  const seen = async (seller: { id: string; document: string | null }) => {
    const { id } = seller
    const { stage } = await within((scope) => listPapers(scope, id))
    const facts = await within((scope) => readSellerFacts(scope, [seller]))
    const mine = (await gil.sellers()).find((own) => own.id === id)
    return [stage, mine?.papers, facts(seller).papers]
  }
  expect(await seen(person)).toEqual(Array(3).fill('TO_SEND'))
  const PF = ['photoDocument' as const]
  await within((scope) => updatePlatform(scope, { paperRules: { ...usualPaperRules, PF } }))
  expect(await seen(person)).toEqual(Array(3).fill('APPROVED'))
  expect(await seen(company)).toEqual(Array(3).fill('TO_SEND'))
  await within((scope) => updatePlatform(scope, { paperRules: usualPaperRules }))
})

test('a manager’s to-do list appears as days pass and disappears with its cause', async () => {
  const gil = await aManager()
  const { id } = await aSeller('Ana')
  await gil.takesCareOf(id)
  const told = async () => (await gil.call(managerDashboard, { range: '30' })).thingsToDo
  const need = async () => (await told()).flatMap((thing) => (thing.kind === 'NEED' ? [thing.need] : []))
  expect(await need()).toEqual([])
  world.clock.advance({ days: 3 })
  expect(await need()).toEqual(['DOCUMENTS_MISSING'])
  await sendPapers(id)
  expect(await need()).toEqual(['NO_PRODUCT'])
  await decidePapers(id, 'REFUSED')
  expect(await need()).toEqual(['DOCUMENTS_REFUSED'])
  await decidePapers(id, 'APPROVED')
  const offer = await offerOf(id)
  expect(await need()).toEqual([])
  world.clock.advance({ days: 7 })
  expect(await need()).toEqual(['NO_SALE'])
  await buy(offer.id)
  expect(await need()).toEqual([])
  world.clock.advance({ days: 15 })
  expect(await need()).toEqual(['STOPPED'])
  expect((await gil.sellers({ need: 'STOPPED' })).map((seller) => seller.id)).toEqual([id])

  const dueOn = dayInSaoPaulo(world.clock.now())
  await gil.call(addCareTask, { sellerId: id, title: 'Ligar para a Ana', dueOn })
  const [task] = await told()
  expect(task).toMatchObject({ kind: 'TASK', title: 'Ligar para a Ana', dueOn })
  if (task?.kind !== 'TASK') throw new Error('The task is missing')
  await gil.call(markCareTask, { taskId: task.taskId, isDone: true })
  expect((await told()).map(({ kind }) => kind)).toEqual(['NEED'])
})

test('notes and tasks are visible only to their author, and only while the seller is in their care', async () => {
  const [gil, rita] = [await aManager(), await aManager()]
  const { id: sellerId } = await aSeller('Ana')
  await gil.takesCareOf(sellerId)
  await gil.call(addCareNote, { sellerId, text: 'Quer lançar em março' })
  await gil.call(addCareTask, { sellerId, title: 'Mandar proposta', dueOn: '2030-12-01' })
  const { notes, tasks } = await gil.call(getSellerInCare, { sellerId })
  expect(notes).toMatchObject([{ text: 'Quer lançar em março' }])
  expect(tasks).toMatchObject([{ title: 'Mandar proposta', isDone: false }])
  expect((await gil.sellers())[0]).toMatchObject({ nextTask: 'Mandar proposta', nextTaskDueOn: '2030-12-01' })

  await expect(rita.call(addCareNote, { sellerId, text: 'Minha?' })).rejects.toMatchObject({
    code: 'not_found',
  })
  await world.owner`update manager_contracts set state = 'ENDED', ends_at = now() where seller_id = ${sellerId}`
  world.clock.advance({ minutes: 1 })
  await rita.takesCareOf(sellerId)
  expect(await rita.call(getSellerInCare, { sellerId })).toMatchObject({ notes: [], tasks: [] })
  await expect(gil.call(getSellerInCare, { sellerId })).rejects.toMatchObject({ code: 'not_found' })
})

test('a commission is explained by its sale’s fee and the contract of its day, and the staff reads the same figures', async () => {
  const gil = await aManager()
  const { id: sellerId } = await aSeller('Ana')
  await gil.takesCareOf(sellerId)
  await buy((await offerOf(sellerId)).id)
  const dashboard = await gil.call(managerDashboard, { range: '30' })
  const earned = dashboard.commission.now
  expect(earned).toBeGreaterThan(0)
  expect(dashboard.days.reduce((sum, { cents }) => sum + cents, 0)).toBe(earned)
  expect(dashboard.topSellers).toMatchObject([{ sellerId, commissionCents: earned }])
  expect((await gil.sellers())[0]?.volumes).toEqual([
    { currency: 'BRL', currentCents: dashboard.volume.now, previousCents: 0 },
  ])

  const statement = await gil.call(listCommissionEntries, {
    managerId: gil.id,
    account: 'pending',
    currency: 'BRL',
    limit: 25,
  })
  const commission = statement.rows[0]?.sale?.commission
  expect(commission).toMatchObject({ sellerName: 'Ana', basisPoints: 1_000, commissionCents: earned })
  expect(Math.round(((commission?.feeCents ?? 0) * 1_000) / 10_000)).toBe(earned)

  const staff = await within((scope) => aPerson(scope, { roles: ['ADMIN'] }))
  const asStaff = callAs(world, { userId: staff.id, role: 'ADMIN' })
  const row = (await asStaff(listManagers, { limit: 100 })).rows.find(({ id }) => id === gil.id)
  expect(row).toMatchObject({
    status: 'ACTIVE',
    sellers: 1,
    figures: [{ currency: 'BRL', soldCents: dashboard.volume.now, earnedCents: earned }],
  })
  expect((await asStaff(getManager, { managerId: gil.id })).commissions).toEqual([
    { pixBasisPoints: 1_000, creditCardBasisPoints: 1_000, billetBasisPoints: 1_000, sellers: 1 },
  ])
})
