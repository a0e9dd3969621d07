import { createHash, type Hash } from 'node:crypto'
import { type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'
import type postgres from 'postgres'
import { CommandFailure } from '#cli/command.ts'
import type { MonthLine } from './month-file.ts'

type ClosedDay = {
  platformId: string
  day: CalendarDay
  rowsCount: number
  rowsHash: string
  isArchived: boolean
}

/**
 * Proves that the file of a month of the audit trail holds every closed day completely: the lines of each day give its
 * stored hash, and no day is open or missing. Without this proof a row that was changed in the database would be
 * archived unnoticed.
 */
export async function proveDays(
  sql: postgres.Sql,
  month: string,
  lines: AsyncIterable<MonthLine>,
): Promise<void> {
  const closed = await sql<ClosedDay[]>`
    select platform_id as "platformId", day, rows_count as "rowsCount", rows_hash as "rowsHash", archived_in is not null as "isArchived"
    from audit_days where day like ${`${month}-%`}`
  const left = new Map(closed.map((day) => [nameOf(day), day]))
  let open: { closed: ClosedDay; rows: number; hash: Hash } | undefined
  const end = () => {
    if (open && (open.rows !== open.closed.rowsCount || open.hash.digest('hex') !== open.closed.rowsHash))
      throw refusal(open.closed, 'does not have its hash')
  }
  for await (const { platformId, line } of lines) {
    const day = dayInSaoPaulo(new Date((JSON.parse(line) as { at: string }).at))
    if (!open || nameOf(open.closed) !== nameOf({ platformId, day })) {
      end()
      const found = left.get(nameOf({ platformId, day }))
      if (!found || found.isArchived) throw refusal({ platformId, day }, 'is not closed')
      left.delete(nameOf(found))
      open = { closed: found, rows: 0, hash: createHash('sha256') }
    }
    open.hash.update(`${open.rows === 0 ? '' : '\n'}${createHash('sha256').update(line).digest('hex')}`)
    open.rows += 1
  }
  end()
  for (const day of left.values())
    if (day.rowsCount > 0 && !day.isArchived) throw refusal(day, 'has lost its rows')
}

const nameOf = ({ platformId, day }: Pick<ClosedDay, 'platformId' | 'day'>) => `${platformId} ${day}`

const refusal = ({ platformId, day }: Pick<ClosedDay, 'platformId' | 'day'>, why: string) =>
  new CommandFailure(`${day} of the audit trail of ${platformId} ${why}: nothing was dropped`)
