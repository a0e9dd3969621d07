import postgres from 'postgres'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'

const demoLock = 4_242_002

/**
 * Holds the database for one demo at a time: a second one would point the acquirers' addresses to its own
 * simulated acquirers, and the payments of the first would be checked there.
 */
export async function holdDemo(ownerUrl: string): Promise<{ release(): Promise<void> }> {
  const session = postgres(ownerUrl, {
    max: 1,
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: 'balcao demo' },
  })
  const [lock] = await session<{ isOurs: boolean }[]>`select pg_try_advisory_lock(${demoLock}) as "isOurs"`
  if (lock?.isOurs)
    return {
      async release() {
        // A session that is only closed keeps its lock for a moment longer.
        await session`select pg_advisory_unlock(${demoLock})`.catch(() => {})
        await session.end({ timeout: 1 })
      },
    }
  await session.end({ timeout: 1 })
  throw new StartRefusal(
    'Another demo runs on this database: stop it, or give this one a database of its own in DATABASE_URL.',
  )
}
