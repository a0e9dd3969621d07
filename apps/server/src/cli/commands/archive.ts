import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { z } from 'zod'
import { archiveMonths } from '#cli/archive/archive-months.ts'
import { readArchivedMonth } from '#cli/archive/read-archived-month.ts'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { withApp } from '#cli/with-app.ts'
import { writeHashedFile } from '#kit/storage/write-hashed-file.ts'

/** `archive --older-than` moves old months of the logs to the storage; `archive list` and `archive read` read there. */
export function archive(words: string[], world: World): Promise<Answer> {
  const asked = readArguments(words, {
    optionalNames: ['verb', 'table', 'month'],
    options: ['older-than', 'platform', 'to'],
  })
  if (asked.verb === undefined) return putAway(asked['older-than'], world)
  if (asked.verb === 'list') return list(world)
  if (asked.verb === 'read') return read(asked, world)
  throw new WrongCall(`"${asked.verb}" is neither list nor read`)
}

function putAway(typed: string | undefined, { environment, say }: World): Promise<Answer> {
  const olderThan = z.coerce.number().int().min(1).max(1_200).safeParse(typed)
  if (!olderThan.success) throw new WrongCall('--older-than is the number of months that stay')
  return withApp(environment, async ({ store, clock, config }, url) => {
    const archived = await archiveMonths({
      url,
      store,
      now: clock.now(),
      olderThan: olderThan.data,
      unfinishedPath: join(config.dataDir, 'archive.unfinished'),
      say,
    })
    const rows = archived.reduce((sum, month) => sum + month.rows, 0)
    return {
      data: archived,
      text:
        archived.length === 0
          ? 'There is no month to archive.'
          : `${rows} rows of ${archived.length} months are in the storage, and no longer in the database.`,
    }
  })
}

function list({ environment }: World): Promise<Answer> {
  return withOwner(environment, async (sql) => {
    const months = await sql<{ table: string; month: string; rows: number; key: string }[]>`
      select table_name as table, month, rows::int, key from app.archived_months
      where archived_at is not null order by 1, 2, archived_at`
    return {
      data: months,
      text:
        months.length === 0
          ? 'The archive is empty.'
          : months
              .map(
                ({ table, month, rows, key }) => `${table} ${month} ${String(rows).padStart(9)} rows  ${key}`,
              )
              .join('\n'),
    }
  })
}

type Read = { table?: string; month?: string; platform?: string; to?: string }

function read({ table, month, platform, to }: Read, { environment }: World): Promise<Answer> {
  if (!table || !/^\d{4}-\d{2}$/.test(month ?? '')) throw new WrongCall('read takes TABLE and YYYY-MM')
  if (!to) throw new WrongCall('--to is the file to be written')
  if (existsSync(to)) throw new WrongCall(`${to} exists already`)
  const platformId = platform?.toLowerCase()
  if (platformId !== undefined && !z.uuid().safeParse(platformId).success)
    throw new WrongCall(`"${platform}" is no id of a platform`)
  return withOwner(environment, async (sql, store) => {
    const lines = readArchivedMonth(sql, store, { table, month: month ?? '', platformId })
    const { sizeBytes } = await writeHashedFile(to, endingLines(lines)).catch(async (error) => {
      await rm(to, { force: true })
      throw error
    })
    return { data: { file: to, sizeBytes }, text: `${to} is written, ${sizeBytes} bytes.` }
  })
}

async function* endingLines(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(`${line}\n`)
}

function withOwner(
  environment: World['environment'],
  work: (sql: postgres.Sql, store: Parameters<typeof readArchivedMonth>[1]) => Promise<Answer>,
): Promise<Answer> {
  return withApp(environment, async ({ store }, url) => {
    const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
    try {
      return await work(sql, store)
    } finally {
      await sql.end({ timeout: 1 })
    }
  })
}
