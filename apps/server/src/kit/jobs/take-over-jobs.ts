import postgres from 'postgres'
import type { Log } from '#kit/log.ts'
import { listLiveDeadJobs } from './dead-jobs.ts'

/** First key of the advisory locks: marks them as locks of workers. */
const aboutWorkers = 0x6a6f6273
const sweepEverySeconds = 15
/** Polls between two counts of dead jobs: a quarter of an hour. */
const looksPerCount = 60
/** Younger locks are not examined: a new worker takes its own lock a moment after its first job. */
const trustedSeconds = 20

/**
 * Frees the jobs of dead workers, which the queue itself does only after hours. Every worker holds an
 * advisory lock under its own name while its session lives, and regularly tests the locks of the holders of
 * old jobs. A lock that can be taken has no live worker: its jobs go back into the queue and run again, so
 * every job must be repeatable.
 */
export function takeOverJobs({ ownerUrl, poolId, log }: { ownerUrl: string; poolId: string; log: Log }): {
  /** Returns the jobs that this worker still holds. */
  stop(): Promise<void>
} {
  const session = postgres(ownerUrl, {
    max: 1,
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
  })
  let isLooking = false
  let looks = 0
  let isStopped = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      // Taken again each time, in case the session was lost meanwhile; a second lock does no harm.
      await holdLifeline(session, poolId)
      const dead = await freeJobsOfTheDead(session, poolId)
      if (dead.length > 0) log.warn({ workers: dead }, 'Jobs of workers that died go back into the queue')
      if (looks++ % looksPerCount === 0) await tellOfDeadJobs(session, log)
    } catch (error) {
      if (!isStopped) log.warn({ error }, 'Whether other workers are alive could not be seen')
    }
    isLooking = false
  }
  void look()
  const timer = setInterval(look, sweepEverySeconds * 1000)
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      // If the database is gone, the next worker frees them.
      await giveBackJobs(session, poolId).catch(() => {})
      // Waits one second at most: a lost database would never answer.
      await session.end({ timeout: 1 })
    },
  }
}

/**
 * Unlocks the jobs of workers without a lock, and returns the names of these workers. Our own worker is left out: a
 * session can always take its own lock again.
 */
export async function freeJobsOfTheDead(session: postgres.Sql, ownId: string): Promise<string[]> {
  const holders = await session<{ id: string }[]>`
    select distinct locked_by as id from graphile_worker._private_jobs
    where locked_at < now() - make_interval(secs => ${trustedSeconds})
      and locked_by like 'pool-%' and locked_by <> ${ownId}`
  const dead: string[] = []
  for (const { id } of holders) {
    const [lock] = await session`select pg_try_advisory_lock(${aboutWorkers}, hashtext(${id})) as is_free`
    if (!lock?.is_free) continue
    await giveBackJobs(session, id)
    await session`select pg_advisory_unlock(${aboutWorkers}, hashtext(${id}))`
    dead.push(id)
  }
  return dead
}

async function tellOfDeadJobs(session: postgres.Sql, log: Log): Promise<void> {
  const dead = await listLiveDeadJobs(session)
  const jobs = Object.fromEntries(dead.map(({ name, count }) => [name, count]))
  if (dead.length > 0)
    log.error({ jobs }, 'Jobs used up their tries and wait for a person: npm run balcao -- jobs list')
}

async function giveBackJobs(session: postgres.Sql, poolId: string): Promise<void> {
  await session`select graphile_worker.force_unlock_workers(${[poolId]})`
}

/** Holds the lock that marks the worker of this name as alive, until the session ends. */
export async function holdLifeline(session: postgres.Sql, poolId: string): Promise<void> {
  await session`select pg_advisory_lock(${aboutWorkers}, hashtext(${poolId}))`
}
