import { randomUUID } from 'node:crypto'
import type { ImportSource, ImportSubject } from '@balcao/domain/platform/imports'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessDeliveries, accessGrants } from '#db/schema/access.ts'
import { importedSales, imports } from '#db/schema/imports.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aProduct } from '#demo/an-offer.ts'
import { asPerson } from '#demo/as-person.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import { listProducts } from '#modules/catalog/list-products.ts'
import { sellerDashboard } from '#modules/reports/seller-dashboard.ts'
import { inScope, type Scope } from '#scope.ts'
import { aContentFile } from '#test/a-content-file.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { callAs } from '#test/call-as.ts'
import { readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { checkImport } from './check-import.ts'
import { countImport } from './count-import.ts'
import { createImport } from './create-import.ts'
import { discardImport } from './discard-import.ts'
import { erasePerson } from './erase-person.ts'
import { getImport } from './lists/get-import.ts'
import { listImportedCustomers } from './lists/list-imported-customers.ts'
import { listImportedSales } from './lists/list-imported-sales.ts'
import { listImportedSubscriptions } from './lists/list-imported-subscriptions.ts'
import { listRefusals } from './lists/list-refusals.ts'
import { startImport } from './start-import.ts'
import { hotmartSales, kiwifySales } from './testing/files.ts'
import { undoImport } from './undo-import.ts'
import { checkImportJob } from './work/check-import.job.ts'
import { runImportJob } from './work/run-import.job.ts'
import { undoImportJob } from './work/undo-import.job.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
const page = { limit: 100 }

async function aSeller(platformId = world.platformId) {
  const { app } = world
  const { id: sellerId } = await inScope(app, platformId, (scope) => aPerson(scope))
  const call = callAs({ app, platformId }, { userId: sellerId, role: 'SELLER' })
  const upload = async (
    text: string | Buffer,
    { source = 'CSV', subject = 'SALES' }: { source?: ImportSource; subject?: ImportSubject } = {},
  ) => {
    const fileKey = await aContentFile(
      { app, platformId },
      { userId: sellerId, contentType: 'text/csv', body: Buffer.from(text) },
    )
    const { session, ip } = await inScope(app, platformId, async (scope) =>
      asPerson(scope, { userId: sellerId, role: 'SELLER' }),
    )
    const { importId } = await createImport(app, session, ip, {
      source,
      subject,
      fileKey,
      fileName: 'vendas.csv',
    })
    return importId
  }
  const get = (importId: string) => call(getImport, { importId })
  /** Runs the dry run with the guessed columns. */
  const check = async (importId: string) => {
    await call(checkImport, { importId, matching: (await get(importId)).matching })
    await world.drainJobs()
    return get(importId)
  }
  const start = async (importId: string, links: Parameters<typeof startImport>[1]['links'] = []) => {
    await call(startImport, { importId, isCounted: false, links })
    await world.drainJobs()
    return get(importId)
  }
  const undo = async (importId: string) => {
    await call(undoImport, { importId })
    await world.drainJobs()
    return get(importId)
  }
  return { sellerId, call, upload, get, check, start, undo }
}

const rows = (...lines: string[]) => ['Código;Produto;Valor;Data;Status;Nome;E-mail', ...lines].join('\r\n')
const many = (count: number) =>
  rows(
    ...Array.from(
      { length: count },
      (_, place) => `T${place};Curso;97,00;02/01/2029 10:00;Pago;Ana;ana${place}@compras.example`,
    ),
  )

describe('a file of sales', () => {
  test('of Hotmart is recognised, checked without writing, and imported with its figures', async () => {
    const seller = await aSeller()
    const books = await readBooks(world)
    const importId = await seller.upload(hotmartSales, { source: 'HOTMART' })
    const matching = await seller.get(importId)
    expect(matching).toMatchObject({
      state: 'MATCHING',
      matching: { foreignId: 0, status: 1, soldAt: 2, product: 5, currency: 8, amount: 9, method: 11 },
    })
    expect(matching.samples).toHaveLength(3)
    const checked = await seller.check(importId)
    expect(checked).toMatchObject({ state: 'CHECKED', freshCount: 4, knownCount: 0, refusedCount: 3 })
    expect(checked.report).toMatchObject({
      products: [
        { name: 'Pão de fermentação natural', count: 3, cents: 297_00 + 297_00, currency: 'BRL', people: 2 },
        { name: 'Clube do pão', count: 1, cents: 49_90, currency: 'BRL' },
      ],
      months: [
        { month: '2029-02', count: 2, cents: 297_00 + 49_90 },
        { month: '2029-01', count: 2, cents: 297_00 },
      ],
    })
    expect((await seller.call(listRefusals, { importId, ...page })).rows).toMatchObject([
      { line: 6, field: 'status', reason: 'NOT_PAID' },
      { line: 7, field: 'currency', reason: 'CURRENCY_UNKNOWN' },
      { line: 8, field: null, reason: 'REPEATED' },
    ])
    expect((await seller.call(listImportedSales, page)).rows).toEqual([])
    expect(await seller.start(importId)).toMatchObject({ state: 'DONE', createdCount: 4, samples: [] })
    expect((await seller.call(listImportedSales, page)).rows).toMatchObject([
      { foreignId: 'HP0004', status: 'PAID', amountCents: 49_90, method: 'PIX', source: 'HOTMART' },
      { foreignId: 'HP0003', buyerEmail: 'bia@compras.example', soldAt: '2029-02-03T14:05:06.000Z' },
      { foreignId: 'HP0002', status: 'REFUNDED', method: 'BILLET' },
      { foreignId: 'HP0001', buyerName: 'Ana Souza', buyerDocument: '52998224725', method: 'CREDIT_CARD' },
    ])
    expect(await readBooks(world)).toEqual(books)
  })

  test('of Kiwify in Windows-1252 is read with its accents and decimal commas', async () => {
    const seller = await aSeller()
    const importId = await seller.upload(kiwifySales, { source: 'KIWIFY' })
    expect(await seller.get(importId)).toMatchObject({ encoding: 'WINDOWS_1252' })
    expect(await seller.check(importId)).toMatchObject({ freshCount: 2, refusedCount: 1 })
    await seller.start(importId)
    expect((await seller.call(listImportedSales, page)).rows).toMatchObject([
      {
        foreignId: 'b3',
        productName: 'Edição “especial” — avançado',
        amountCents: 1_234_56,
        status: 'REFUNDED',
      },
      { foreignId: 'a1', productName: 'Fotografia', buyerName: 'João Conceição', amountCents: 97_00 },
    ])
  })

  test('is imported once, however many runs and retries there are', async () => {
    const seller = await aSeller()
    const first = await seller.upload(many(3))
    await seller.check(first)
    await seller.start(first)
    const again = await seller.upload(many(4))
    expect(await seller.check(again)).toMatchObject({ freshCount: 1, knownCount: 3 })
    await seller.call(startImport, { importId: again, isCounted: false, links: [] })
    const run = () => runImportJob.run(world.app, { platformId: world.platformId, importId: again })
    await Promise.all([run(), run()])
    await world.drainJobs()
    expect(await seller.get(again)).toMatchObject({ state: 'DONE', createdCount: 1 })
    expect((await seller.call(listImportedSales, page)).rows).toHaveLength(4)
  })

  test('is imported once and undone once by two concurrent processes', async () => {
    const seller = await aSeller()
    const known = await seller.upload(many(700))
    await seller.check(known)
    await seller.start(known)
    const importId = await seller.upload(many(2_200))
    expect(await seller.check(importId)).toMatchObject({ freshCount: 1_500, knownCount: 700 })
    const work = { platformId: world.platformId, importId }
    const inBoth = (job: typeof runImportJob) =>
      inAnotherProcess(world, async (other) => {
        await Promise.all([job.run(world.app, work), job.run(other, work)])
        await world.drainJobs()
      })
    await seller.call(startImport, { importId, isCounted: false, links: [] })
    await inBoth(runImportJob)
    expect(await seller.get(importId)).toMatchObject({ state: 'DONE', rowsRead: 2_200, createdCount: 1_500 })
    expect([await countSales(known), await countSales(importId)]).toEqual([700, 1_500])

    await seller.call(undoImport, { importId })
    await inBoth(undoImportJob)
    expect(await seller.get(importId)).toMatchObject({ state: 'UNDONE', removedCount: 1_500, keptCount: 0 })
    expect([await countSales(known), await countSales(importId)]).toEqual([700, 0])
  })

  test('is counted once by two concurrent dry runs, of which the slower one stops', async () => {
    const seller = await aSeller()
    const importId = await seller.upload(many(3))
    await seller.call(checkImport, { importId, matching: (await seller.get(importId)).matching })
    const run = () => checkImportJob.run(world.app, { platformId: world.platformId, importId })
    await Promise.all([run(), run()])
    await world.drainJobs()
    expect(await seller.get(importId)).toMatchObject({ state: 'CHECKED', freshCount: 3, rowsRead: 3 })
  })

  test('is resumed after a crash in the middle, and stopped in a run that lost its lock', async () => {
    const seller = await aSeller()
    const importId = await seller.upload(many(1_200))
    await seller.check(importId)
    await seller.call(startImport, { importId, isCounted: false, links: [] })
    const { db } = world.app
    let transactions = 0
    const dying = {
      ...world.app,
      db: {
        ...db,
        transaction: (async (...work: Parameters<typeof db.transaction>) => {
          transactions += 1
          // The first transaction reads the import, the second and third write a batch each.
          if (transactions > 3) throw new Error('the process died')
          return db.transaction(...work)
        }) as typeof db.transaction,
      },
    }
    const work = { platformId: world.platformId, importId }
    await expect(runImportJob.run(dying, work)).rejects.toThrow('the process died')
    expect(await seller.get(importId)).toMatchObject({
      state: 'IMPORTING',
      rowsRead: 1_000,
      createdCount: 1_000,
    })
    await world.drainJobs()
    expect(await seller.get(importId)).toMatchObject({ state: 'DONE', createdCount: 1_200 })
    expect(await countSales(importId)).toBe(1_200)
  })

  test('is shown apart in the figures, and only if its seller counts it', async () => {
    const seller = await aSeller()
    const day = world.app.clock.now().toISOString().slice(0, 10)
    const importId = await seller.upload(
      rows(`C1;Curso;97,00;${day};Pago;Ana;`, `C2;Curso;40,00;${day};Reembolsado;Ana;`),
    )
    await seller.check(importId)
    await seller.start(importId)
    const figures = () => seller.call(sellerDashboard, { range: '30' })
    const before = await figures()
    expect(before.imported).toBeNull()
    await seller.call(countImport, { importId, isCounted: true })
    expect(await figures()).toEqual({ ...before, imported: { count: 1, grossCents: 97_00 } })
  })

  test('with hostile content does no harm: rows are refused, or stored as text', async () => {
    const seller = await aSeller()
    const importId = await seller.upload(
      rows(
        'A1;=HYPERLINK("http://x");10,00;01/01/2029;Pago;"Quebra\nde linha";a@compras.example',
        'A2;Curso;-10,00;01/01/2029;Pago;x;b@compras.example',
        'A2b;Curso;(10,00);01/01/2029;Pago;x;b@compras.example',
        'A3;Curso;1.500;01/01/2029;Pago;x;c@compras.example',
        'A4;Curso;10,00;31/02/2029;Pago;x;d@compras.example',
        'A5;Curso;10,00;01/01/2099;Pago;x;e@compras.example',
        'A6;Curso;10,00;01/01/2029;Pago;x;nobody',
        'A7;Curso',
        ';;;;;;',
        `A8;${'x'.repeat(300)};10,00;01/01/2029;Pago;x;f@compras.example`,
        'A9;"Curso\'); drop table imports; --";10,00;02/01/2029;Pago;x\u0000y;g@compras.example;too;many;cells',
      ),
    )
    expect(await seller.check(importId)).toMatchObject({ freshCount: 2, refusedCount: 8 })
    expect((await seller.call(listRefusals, { importId, ...page })).rows.map(({ reason }) => reason)).toEqual(
      [
        'AMOUNT_NEGATIVE',
        'AMOUNT_NEGATIVE',
        'AMOUNT_UNCLEAR',
        'DATE_INVALID',
        'DATE_IN_FUTURE',
        'EMAIL_INVALID',
        'MISSING',
        'TOO_LONG',
      ],
    )
    await seller.start(importId)
    expect((await seller.call(listImportedSales, page)).rows).toMatchObject([
      { productName: "Curso'); drop table imports; --", buyerName: 'x y' },
      { productName: '=HYPERLINK("http://x")', buyerName: 'Quebra de linha' },
    ])
  })

  test('with an unclosed quote fails, and nothing of it is written', async () => {
    const seller = await aSeller()
    const importId = await seller.upload(`${many(8_000)}\r\nT9;"${'x\r\n'.repeat(60_000)}`)
    expect(await seller.check(importId)).toMatchObject({ state: 'FAILED', failure: 'UNREADABLE' })
    expect(await countSales(importId)).toBe(0)
  })

  test.each([
    ['a spreadsheet', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200, 1)]), 'upload_refused'],
    ['a file without rows', 'Código;Produto', 'import_unreadable'],
    ['a file of one column', 'Código\n1\n2', 'import_unreadable'],
  ])('that is %s is refused', async (_what, content, code) => {
    const seller = await aSeller()
    await expect(seller.upload(content)).rejects.toMatchObject({ code })
  })
})

describe('an import', () => {
  test('is undone within a day, and its records may then be imported again', async () => {
    const seller = await aSeller()
    const importId = await seller.upload(many(3))
    await seller.check(importId)
    await seller.start(importId)
    expect(await seller.undo(importId)).toMatchObject({ state: 'UNDONE', removedCount: 3, keptCount: 0 })
    expect(await countSales(importId)).toBe(0)
    const again = await seller.upload(many(3))
    expect(await seller.check(again)).toMatchObject({ freshCount: 3 })
    await seller.start(again)
    world.clock.advance({ days: 1, minutes: 1 })
    await expect(seller.undo(again)).rejects.toMatchObject({ code: 'import_undo_over' })
    expect(await countSales(again)).toBe(3)
  })

  test('undoes its own records and nothing of another import', async () => {
    const seller = await aSeller()
    const one = await seller.upload(many(2))
    await seller.check(one)
    await seller.start(one)
    const other = await seller.upload(many(5))
    await seller.check(other)
    await seller.start(other)
    expect(await seller.undo(other)).toMatchObject({ removedCount: 3 })
    expect(await countSales(one)).toBe(2)
  })

  test('whose undoing failed can be undone again, and does not block other imports', async () => {
    const seller = await aSeller()
    const importId = await seller.upload(many(2))
    await seller.check(importId)
    await seller.start(importId)
    await seller.call(undoImport, { importId })
    await undoImportJob.giveUp?.(world.app, { platformId: world.platformId, importId }, new Error('gone'))
    expect(await seller.get(importId)).toMatchObject({ state: 'FAILED' })
    expect(await seller.check(await seller.upload(many(3)))).toMatchObject({ state: 'CHECKED' })
    expect(await seller.undo(importId)).toMatchObject({ state: 'UNDONE', removedCount: 2 })
  })

  test('that has ended does not fail because of a run that gives up later', async () => {
    const seller = await aSeller()
    const importId = await seller.upload(many(2))
    await seller.check(importId)
    const { undoUntil } = await seller.start(importId)
    world.clock.advance({ minutes: 10 })
    for (const job of [checkImportJob, runImportJob, undoImportJob])
      await job.giveUp?.(world.app, { platformId: world.platformId, importId }, new Error('gone'))
    expect(await seller.get(importId)).toMatchObject({ state: 'DONE', undoUntil })
  })

  test('waits for a running import, and needs its required columns', async () => {
    const seller = await aSeller()
    const [one, other] = [await seller.upload(many(1)), await seller.upload(many(2))]
    const { matching } = await seller.get(one)
    const { amount: _, ...without } = matching
    await expect(seller.call(checkImport, { importId: one, matching: without })).rejects.toMatchObject({
      code: 'import_column_missing',
      details: { field: 'matching.amount' },
    })
    const both = await Promise.allSettled(
      [one, other].map((importId) => seller.call(checkImport, { importId, matching })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await world.drainJobs()
  })

  test('of another seller or platform is not found', async () => {
    const seller = await aSeller()
    const importId = await seller.upload(many(1))
    const acquirer = world.sandbox.acquirer('HAWKPAY')
    const neighbour = await inScope(world.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => acquirer.addAccount(account),
      }),
    )
    for (const stranger of [await aSeller(), await aSeller(neighbour.platformId)]) {
      const { call } = stranger
      for (const attempt of [
        () => call(getImport, { importId }),
        () => call(checkImport, { importId, matching: {} }),
        () => call(startImport, { importId, isCounted: false, links: [] }),
        () => call(undoImport, { importId }),
        () => call(discardImport, { importId }),
        () => call(countImport, { importId, isCounted: true }),
        () => call(listRefusals, { importId, ...page }),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
      expect((await call(listImportedSales, page)).rows).toEqual([])
    }
    await seller.call(discardImport, { importId })
    await expect(seller.get(importId)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('takes no file that another person uploaded', async () => {
    const [seller, other] = [await aSeller(), await aSeller()]
    const importId = await seller.upload(many(1))
    const [{ fileKey } = { fileKey: '' }] = await within(({ tx }) =>
      tx.select({ fileKey: imports.fileKey }).from(imports).where(eq(imports.id, importId)),
    )
    const { session, ip } = await within(async (scope) =>
      asPerson(scope, { userId: other.sellerId, role: 'SELLER' }),
    )
    const taken = createImport(world.app, session, ip, {
      source: 'CSV',
      subject: 'SALES',
      fileKey,
      fileName: 'x.csv',
    })
    await expect(taken).rejects.toMatchObject({ code: 'upload_not_found' })
  })
})

describe('the students of a file', () => {
  async function aSchool() {
    const seller = await aSeller()
    const { id: productId } = await within((scope) => aProduct(scope, { sellerId: seller.sellerId }))
    const importId = await seller.upload(
      rows(
        'S1;Curso;97,00;02/01/2029;Pago;Ana;aluna-a@compras.example',
        'S2;Curso;97,00;03/01/2029;Pago;Ana;aluna-a@compras.example',
        'S3;Curso;97,00;03/01/2029;Pago;Bia;aluna-b@compras.example',
        'S4;Curso;97,00;03/01/2029;Reembolsado;Caio;aluno-c@compras.example',
      ).replaceAll('aluna-', `aluna-${seller.sellerId.slice(0, 8)}-`),
    )
    const grants = () =>
      within(async (scope) => {
        const found = await scope.tx.select().from(accessGrants).where(eq(accessGrants.productId, productId))
        const standings = await readStandings(
          scope,
          found.map(({ id }) => id),
        )
        return found
          .map((grant) => ({ ...grant, isOpen: standings.get(grant.id)?.isOpen }))
          .toSorted((one, other) => ((one.givenName ?? '') < (other.givenName ?? '') ? -1 : 1))
      })
    return { ...seller, productId, importId, grants }
  }

  test('get the product here without a sale, once each and without a mail, if the seller chooses that', async () => {
    const school = await aSchool()
    const checked = await school.check(school.importId)
    expect(checked.report?.products).toMatchObject([{ name: 'Curso', people: 2 }])
    expect(checked.choices).toMatchObject([{ id: school.productId, canGiveAccess: true }])
    const mails = (await world.inbox()).length
    const links = [{ name: 'Curso', productId: school.productId, givesAccess: true }]
    expect(await school.start(school.importId, links)).toMatchObject({ createdCount: 4, grantedCount: 2 })
    expect(await school.grants()).toMatchObject([
      { source: 'IMPORT', orderId: null, givenName: 'Ana', isOpen: true },
      { source: 'IMPORT', orderId: null, givenName: 'Bia', isOpen: true },
    ])
    expect((await world.inbox()).length).toBe(mails)
  })

  test('get nothing unless the seller chooses it', async () => {
    const school = await aSchool()
    await school.check(school.importId)
    const links = [{ name: 'Curso', productId: school.productId, givesAccess: false }]
    expect(await school.start(school.importId, links)).toMatchObject({ createdCount: 4, grantedCount: 0 })
    expect(await school.grants()).toEqual([])
  })

  test('keep the accesses that they have used when the import is undone, and lose the rest', async () => {
    const school = await aSchool()
    await school.check(school.importId)
    await school.start(school.importId, [{ name: 'Curso', productId: school.productId, givesAccess: true }])
    const used = (await school.grants()).find(({ givenName }) => givenName === 'Ana')
    await within(({ tx, platformId, now }) =>
      tx.insert(accessDeliveries).values({
        platformId,
        grantId: used?.id ?? '',
        contentId: randomUUID(),
        kind: 'FILE',
        title: 'Aula 1',
        deliveredAt: now,
      }),
    )
    expect(await school.undo(school.importId)).toMatchObject({
      state: 'UNDONE',
      removedCount: 4,
      keptCount: 1,
      keptNames: ['Ana'],
    })
    const left = (await school.grants()).map(({ givenName, isOpen }) => [givenName, isOpen])
    expect(left).toEqual([
      ['Ana', true],
      ['Bia', false],
    ])
  })

  test('are never given a product of another seller', async () => {
    const [school, other] = [await aSchool(), await aSchool()]
    await school.check(school.importId)
    const stolen = [{ name: 'Curso', productId: other.productId, givesAccess: true }]
    await expect(school.start(school.importId, stolen)).rejects.toMatchObject({ code: 'product_not_found' })
  })
})

describe('other records', () => {
  test('of customers are the seller’s own list, and are erased one by one', async () => {
    const seller = await aSeller()
    const importId = await seller.upload(
      'Nome,Correo,CPF,Celular\nAna,ANA@compras.example ,529.982.247-25,"(11) 98888-7777"\nBia,bia@compras.example,,\nBia,bia@compras.example,,\nX,,,',
      { subject: 'CUSTOMERS' },
    )
    expect(await seller.check(importId)).toMatchObject({ freshCount: 2, refusedCount: 2 })
    await seller.start(importId)
    const list = async () => (await seller.call(listImportedCustomers, page)).rows
    expect((await list()).find(({ name }) => name === 'Ana')).toMatchObject({
      email: 'ana@compras.example',
      document: '52998224725',
      phone: '(11) 98888-7777',
    })
    expect((await (await aSeller()).call(listImportedCustomers, page)).rows).toEqual([])
    expect(await seller.call(erasePerson, { email: 'Ana@compras.example' })).toEqual({ records: 1 })
    expect(await list()).toMatchObject([{ name: 'Bia' }])
    expect(await seller.undo(importId)).toMatchObject({ removedCount: 1 })
    expect(await list()).toEqual([])
  })

  test('of subscriptions keep price and next charge; ended and overdue ones are left out', async () => {
    const seller = await aSeller()
    const today = world.app.clock.now().getUTCFullYear()
    const importId = await seller.upload(
      [
        'Código do assinante;Produto;Assinante;Email;Valor;Periodicidade;Próxima cobrança;Status',
        `A;Clube;Ana;ana@compras.example;49,90;Mensal;15/06/${today + 1};Ativa`,
        `B;Clube;Bia;bia@compras.example;49,90;Mensal;15/06/${today + 1};Cancelada pelo cliente`,
        'C;Clube;Caio;caio@compras.example;49,90;Mensal;15/06/2020;Ativa',
      ].join('\n'),
      { source: 'HOTMART', subject: 'SUBSCRIPTIONS' },
    )
    expect(await seller.check(importId)).toMatchObject({ freshCount: 1, refusedCount: 2 })
    await seller.start(importId)
    expect((await seller.call(listImportedSubscriptions, page)).rows).toMatchObject([
      { foreignId: 'A', priceCents: 49_90, frequencyInDays: 30, nextDueOn: `${today + 1}-06-15` },
    ])
    expect(await seller.undo(importId)).toMatchObject({ removedCount: 1 })
  })

  test('of products become drafts, and an undo keeps the drafts that were edited', async () => {
    const seller = await aSeller()
    const importId = await seller.upload('Produto;Preço\nCurso de pães;R$ 1.297,00\nE-book;19,9\n', {
      subject: 'PRODUCTS',
    })
    expect(await seller.check(importId)).toMatchObject({ freshCount: 2 })
    expect(await seller.start(importId)).toMatchObject({ createdCount: 2 })
    const list = async () => (await seller.call(listProducts, page)).rows
    const drafts = await list()
    expect(drafts.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toMatchObject([
      { name: 'Curso de pães', status: 'DRAFT', priceFromCents: 1_297_00 },
      { name: 'E-book', status: 'DRAFT', priceFromCents: 19_90 },
    ])
    const worked = drafts.find(({ name }) => name === 'E-book')?.id ?? ''
    await world.owner`update products set version = 2 where id = ${worked}`
    expect(await seller.undo(importId)).toMatchObject({
      removedCount: 1,
      keptCount: 1,
      keptNames: ['E-book'],
    })
    expect(await list()).toMatchObject([{ name: 'E-book' }])
  })
})

function countSales(importId: string): Promise<number> {
  return within(async ({ tx }) => {
    const found = await tx
      .select({ id: importedSales.id })
      .from(importedSales)
      .where(eq(importedSales.importId, importId))
    return found.length
  })
}
