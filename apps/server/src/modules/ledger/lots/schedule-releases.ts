import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'
import { releaseLotsJob } from './release-lots.job.ts'

/** Adds the jobs that release these lots on their dates. */
export async function scheduleReleases(
  scope: Scope,
  lots: readonly { userId: string; releaseAt: Date }[],
): Promise<void> {
  await Promise.all(
    lots.map(({ userId, releaseAt }) =>
      addJob(scope, releaseLotsJob, { userId }, { runAt: releaseAt, key: releaseKey(userId, releaseAt) }),
    ),
  )
}

/** Key of one job per person and minute of release, for all sales of that minute. */
function releaseKey(userId: string, releaseAt: Date): string {
  return `release-lots:${userId}:${Math.ceil(releaseAt.getTime() / 60_000)}`
}
