import postgres from 'postgres'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { databaseUrl } from '#cli/database-url.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { listDeadJobs, reviveDeadJobs } from '#kit/jobs/dead-jobs.ts'

/** Lists dead jobs, and revives them once their cause is fixed. */
export async function jobs(words: string[], { environment }: World): Promise<Answer> {
  const { what, name } = readArguments(words, { names: ['what'], optionalNames: ['name'] })
  if (what !== 'list' && what !== 'retry') throw new WrongCall(`"${what}" is neither list nor retry`)
  const sql = postgres(databaseUrl(environment), { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    return what === 'list' ? await list(sql) : await retry(sql, name ?? null)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function list(sql: postgres.Sql): Promise<Answer> {
  const dead = await listDeadJobs(sql)
  const lines = dead.map(({ name, isTest, count, oldest, lastError }) => {
    const [reason = ''] = lastError.split('\n')
    return `${String(count).padStart(6)}  ${name}${isTest ? ' of test modes' : ''}, since ${oldest.toISOString()}: ${reason.slice(0, 200)}`
  })
  return { data: dead, text: lines.join('\n') || 'No job has used up its tries.' }
}

async function retry(sql: postgres.Sql, name: string | null): Promise<Answer> {
  const count = await reviveDeadJobs(sql, name)
  return { data: { count }, text: `${count} ${count === 1 ? 'job has' : 'jobs have'} all tries again.` }
}
