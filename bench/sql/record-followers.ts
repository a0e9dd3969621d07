import { openDatabase } from '@balcao/server/db/database'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { jobs } from '@balcao/server/jobs'
import postgres from 'postgres'
import type { World } from '#world.ts'
import { type Recording, recordStatements } from './record-statements.ts'

type AddedJob = { name: string; payload: { platformId: string } }

/**
 * Statements of the jobs of a Pix purchase before its payment, each run once; by job name. The account's
 * webhooks arrive, so no status read is due for a code in its first minutes. No worker may run meanwhile.
 */
export async function recordFollowers(world: World, url: string): Promise<Map<string, Recording>> {
  const owner = postgres(world.ownerUrl, { max: 1, onnotice: () => {} })
  try {
    await owner`
      insert into provider_contacts (platform_id, provider_account_id, heard_at)
      select platform_id, id, now() from provider_accounts where platform_id = ${world.platformId}
      on conflict (platform_id, provider_account_id) do update set heard_at = now(), missed_since = null`
    const added = await addedJobs(world, owner)
    const recordings = new Map<string, Recording>()
    for (const { name } of added) recordings.set(name, await recordJob(world, { owner, url, name }))
    return recordings
  } finally {
    await owner.end()
  }
}

function recordJob(
  world: World,
  { owner, url, name }: { owner: postgres.Sql; url: string; name: string },
): Promise<Recording> {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`There is no job ${name}`)
  return recordStatements(async (onStatement) => {
    const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement })
    const run = async () => {
      const added = (await addedJobs(world, owner)).find((one) => one.name === name)
      if (!added) throw new Error(`A purchase did not add ${name}`)
      await job.run({ ...world.app, db }, { ...job.payload.parse(added.payload), ...added.payload } as never)
    }
    return { run, close: () => db.close() }
  })
}

async function addedJobs({ app, platformId, offerId }: World, owner: postgres.Sql): Promise<AddedJob[]> {
  const { paymentId } = await aPurchase(app, platformId, { offerId })
  return owner<AddedJob[]>`
    select t.identifier as name, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload ->> 'paymentId' = ${paymentId} and j.run_at < now() + interval '10 minutes'`
}
