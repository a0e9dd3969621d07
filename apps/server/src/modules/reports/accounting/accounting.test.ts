import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPlatform } from '#demo/a-platform.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import type { AccountingExportInput } from './accounting.input.ts'
import { askAccountingExport } from './ask-accounting-export.ts'
import { getAccountingExport, listAccountingExports } from './list-accounting-exports.ts'
import { readAccountingFile } from './read-accounting-file.ts'

let world: TestApp
let staff: Cashier
let stall: Stall
let firstDay = ''

beforeAll(async () => {
  world = await createTestApp()
  staff = await aCashier(world)
  stall = await aStall(world, { partners: ['affiliate', 'manager'] })
  firstDay = dayInSaoPaulo(world.clock.now())
  const paymentId = await stall.sell()
  await world.drainJobs()
  world.clock.advance({ days: 1 })
  await stall.sell()
  await stall.tell(paymentId, 'APPROVED', { refundedCents: 1_234 })
  await world.drainJobs()
  world.clock.advance({ days: 1 })
  await stall.sell()
})
afterAll(() => world.stop())

const ask = (wishes: Partial<AccountingExportInput> = {}) =>
  staff.call(askAccountingExport, {
    requestId: randomUUID(),
    format: 'CSV',
    fromDay: firstDay,
    toDay: addDays(firstDay, 1),
    locale: 'PT_BR',
    ...wishes,
  })

async function written(wishes?: Partial<AccountingExportInput>) {
  const { exportId } = await ask(wishes)
  await world.drainJobs()
  const answer = await staff.call(getAccountingExport, { exportId })
  const [row] = await world.owner`select key from accounting_exports where id = ${exportId}`
  const stored = await world.app.store.get(String(row?.key))
  return { exportId, answer, bytes: stored ? await buffer(stored.body) : Buffer.alloc(0) }
}

/** The ledger's own sums by account until the end of a day. */
async function ledgerUntil(day: string) {
  const rows = await world.owner<{ account: string; cents: string }[]>`
    select case when a.code like '%:%:%' then split_part(a.code, ':', 1) || ':' || split_part(a.code, ':', 3) else a.code end as account,
      sum(e.amount_cents)::text as cents
    from ledger_entries e join ledger_journals j on j.id = e.journal_id join ledger_accounts a on a.id = e.account_id
    where j.posted_at < ${`${addDays(day, 1)}T00:00:00-03:00`} group by 1 order by 1`
  return rows.map(({ account, cents }) => ({ account, ledgerCents: Number(cents) }))
}

describe('a file of the books', () => {
  test('contains every line of its days, equals the ledger to the cent, and says so', async () => {
    const { answer, bytes } = await written()
    expect(answer).toMatchObject({ state: 'READY', differenceCents: 0, sizeBytes: bytes.length })
    expect(answer.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(answer.totals.map(({ account, ledgerCents }) => ({ account, ledgerCents }))).toEqual(
      await ledgerUntil(addDays(firstDay, 1)),
    )
    const debits = answer.totals.reduce((sum, { debitCents }) => sum + debitCents, 0)
    const credits = answer.totals.reduce((sum, { creditCents }) => sum + creditCents, 0)
    expect(debits).toBe(credits)
    const lines = bytes.toString('utf8').trimEnd().split('\r\n')
    expect(lines[0]).toBe('\ufeffData;Lançamento;Histórico;Conta;Titular;Pedido;Débito;Crédito;Moeda')
    expect(lines).toHaveLength((answer.rowsCount ?? 0) + 1)
    const cents = (column: number) =>
      lines
        .slice(1)
        .map((line) => Math.round(Number((line.split(';')[column] || '0').replace(',', '.')) * 100))
        .reduce((sum, amount) => sum + amount, 0)
    expect([cents(6), cents(7)]).toEqual([debits, credits])
  })

  test('as a workbook contains its lines and its totals', async () => {
    const { answer, bytes } = await written({ format: 'XLSX', locale: 'EN_US' })
    expect(answer).toMatchObject({ state: 'READY', differenceCents: 0 })
    expect(bytes.subarray(0, 4).toString('hex')).toBe('504b0304')
    expect(answer.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  test('of the same days is the same file, whenever it is requested', async () => {
    const before = await written()
    world.clock.advance({ hours: 3 })
    expect((await written()).answer.sha256).toBe(before.answer.sha256)
  })

  test('that misses a line is withheld', async () => {
    const [entry] = await world.owner`select t.id from ledger_day_totals t order by t.ends_at limit 1`
    await world.owner`update ledger_day_totals set moved_cents = moved_cents + 1 where id = ${String(entry?.id)}`
    const { answer, exportId } = await written()
    expect(answer).toMatchObject({ state: 'FAILED', differenceCents: 1 })
    await expect(staff.call(readAccountingFile, { exportId })).rejects.toMatchObject({ code: 'not_found' })
    await world.owner`update ledger_day_totals set moved_cents = moved_cents - 1 where id = ${String(entry?.id)}`
  })
})

describe('the person who requests a file', () => {
  test('gets only past days, a year at most, and one file per request', async () => {
    const today = dayInSaoPaulo(world.clock.now())
    await expect(ask({ toDay: today })).rejects.toMatchObject({ code: 'days_not_closed' })
    await expect(ask({ fromDay: addDays(firstDay, -400) })).rejects.toMatchObject({ code: 'period_too_long' })
    const requestId = randomUUID()
    expect(await ask({ requestId })).toEqual(await ask({ requestId }))
    const copied = randomUUID()
    const copies = await Promise.all(Array.from({ length: 8 }, () => ask({ requestId: copied })))
    expect(new Set(copies.map(({ exportId }) => exportId)).size).toBe(1)
  })

  test('reads it by a link with its name, and is in the audit log', async () => {
    const { exportId, answer } = await written()
    const { url } = await staff.call(readAccountingFile, { exportId })
    expect(url).toContain(`contabilidade-${firstDay}-${addDays(firstDay, 1)}.csv`)
    const [trail] = await world.owner`select actor_user_id, detail from audit_log
      where action = 'accounting_export.read' and subject = ${exportId}`
    expect(trail).toEqual({ actor_user_id: staff.id, detail: { sha256: answer.sha256 } })
  })

  test('finds nothing of another platform', async () => {
    const { exportId } = await written()
    const neighbour = await inScope(world.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    const stranger = await aCashier(world, neighbour)
    await expect(stranger.call(getAccountingExport, { exportId })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(stranger.call(readAccountingFile, { exportId })).rejects.toMatchObject({ code: 'not_found' })
    expect((await stranger.call(listAccountingExports, { limit: 25 })).rows).toEqual([])
  })
})
