import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { listReportViews } from './list-report-views.ts'
import { mailReport } from './mail-report.ts'
import { removeReportView } from './remove-report-view.ts'
import { saveReportView } from './save-report-view.ts'
import { scheduleReportView } from './schedule-report-view.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

async function aSeller() {
  const made = await inScope(shop.app, shop.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
    return {
      email: seller.email,
      userId: seller.id,
      offerId: (await anOffer(scope, { productId: product.id, priceCents: 10_000 })).id,
    }
  })
  const call = callAs(shop, { userId: made.userId, role: 'SELLER' })
  return {
    ...made,
    call,
    save: (name: string) => call(saveReportView, { name, report: 'PRODUCT', filters: { range: '30' } }),
    views: () => call(listReportViews, undefined),
    mails: async () =>
      (await shop.inbox()).filter(
        ({ recipient, key }) => recipient === made.email && key.startsWith('report:'),
      ),
  }
}

test('a view is saved under its name, replaced by saving again, and visible only to its owner', async () => {
  const { call, save, views } = await aSeller()
  const other = await aSeller()
  const { viewId } = await save('Por produto')
  await call(saveReportView, {
    name: 'Por produto',
    report: 'SOURCE',
    filters: { from: '2030-03-01', to: '2030-03-10' },
  })
  expect(await views()).toEqual([
    {
      viewId,
      name: 'Por produto',
      report: 'SOURCE',
      filters: { from: '2030-03-01', to: '2030-03-10' },
      schedule: null,
      nextMailAt: null,
    },
  ])
  expect(await other.views()).toEqual([])
  await expect(other.call(removeReportView, { viewId })).rejects.toMatchObject({ code: 'not_found' })
  await expect(other.call(scheduleReportView, { viewId, schedule: 'WEEKLY' })).rejects.toMatchObject({
    code: 'not_found',
  })
  await call(removeReportView, { viewId })
  expect(await views()).toEqual([])
})

test('the figures of the past week are mailed on Monday, once, and again on the next Monday', async () => {
  const { call, save, views, mails, offerId } = await aSeller()
  const { viewId } = await save('Semana')
  const { nextMailAt } = await call(scheduleReportView, { viewId, schedule: 'WEEKLY' })
  const mailAt = nextMailAt ?? ''
  await shop.buy({ offerId, method: 'CREDIT_CARD', email: 'semana@compradora.example' })
  await shop.settle()
  expect(await mails()).toHaveLength(0)

  shop.clock.advance({ minutes: (Date.parse(mailAt) - shop.clock.now().getTime()) / 60_000 })
  await shop.drainJobs()
  const [mail, ...others] = await mails()
  expect(others).toHaveLength(0)
  expect(mail?.subject).toBe('Seu relatório: Semana')
  expect(mail?.text.replaceAll('\u00a0', ' ')).toMatch(
    /Vendas: 1\b[\s\S]*Valor vendido: R\$ 100,00[\s\S]*Curso de pão: R\$ 100,00/,
  )
  expect(mail?.text).toMatch(/\/platform\/reports\?report=PRODUCT&from=\d{4}-\d\d-\d\d&to=/)
  const [view] = await views()
  expect(Date.parse(view?.nextMailAt ?? '') - Date.parse(mailAt)).toBe(7 * 86_400_000)

  // A second worker with the same job, and one after a crash before the job's end was stored.
  await Promise.all(
    [1, 2].map(() => inScope(shop.app, shop.platformId, (scope) => mailReport(scope, { viewId, mailAt }))),
  )
  await shop.owner`update report_views set next_mail_at = ${mailAt} where id = ${viewId}`
  await inScope(shop.app, shop.platformId, (scope) => mailReport(scope, { viewId, mailAt }))
  expect(await mails()).toHaveLength(1)

  shop.clock.advance({ days: 7 })
  await shop.drainJobs()
  expect(await mails()).toHaveLength(2)
})

test('one click in the mail stops the mails of a view, and a forged link changes nothing', async () => {
  const { call, save, views, mails } = await aSeller()
  const { viewId } = await save('Mês')
  const { nextMailAt } = await call(scheduleReportView, { viewId, schedule: 'MONTHLY' })
  shop.clock.advance({ minutes: (Date.parse(nextMailAt ?? '') - shop.clock.now().getTime()) / 60_000 })
  await shop.drainJobs()
  const [mail] = await mails()
  expect(mail?.text).toContain('Sem resultados no período.')
  const [link = ''] = /http\S+\/report-mails\/\S+/.exec(mail?.text ?? '') ?? []

  expect((await fetch(link.slice(0, -3), { method: 'POST' })).status).toBe(404)
  // A mail program that prefetches the link changes nothing.
  expect(await (await fetch(link)).text()).toContain('Cancelar envio')
  expect((await views())[0]?.schedule).toBe('MONTHLY')
  expect((await fetch(link, { method: 'POST' })).status).toBe(200)
  expect(await views()).toMatchObject([{ schedule: null, nextMailAt: null }])

  shop.clock.advance({ days: 40 })
  await shop.drainJobs()
  expect(await mails()).toHaveLength(1)
})
