import type { TestProject } from 'vitest/node'
import { migrate } from '#db/migrate.ts'
import { startTestCluster } from '#kit/postgres/test-cluster.ts'
import { startTestCitus } from './citus/test-citus.ts'
import { startPgBouncer } from './pg-bouncer.ts'
import { testSecrets } from './test-secrets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connects as the owner of the migrated template that every test file clones. */
    templateDatabaseUrl: string
    /** The template on every node of a Citus, the coordinator's first; undefined on a single PostgreSQL. */
    nodeUrls: string[] | undefined
    /** Address of a PgBouncer in front of the run's PostgreSQL; undefined where tests connect directly. */
    poolerUrl: string | undefined
  }
}

/** Vitest runs this once before the first test file and the function it returns after the last. */
export default async function setUpServerTests(project: TestProject): Promise<() => Promise<void>> {
  const cluster = process.env.BALCAO_ON_CITUS ? await startTestCitus() : await startPlain()
  project.provide('templateDatabaseUrl', cluster.adminUrl)
  project.provide('nodeUrls', cluster.nodeUrls)
  const pooler = process.env.BALCAO_THROUGH_POOLER ? await startPgBouncer(cluster.adminUrl) : undefined
  project.provide('poolerUrl', pooler?.url)
  return async () => {
    await pooler?.stop()
    await cluster.stop()
  }
}

async function startPlain() {
  const cluster = await startTestCluster()
  await migrate(cluster.adminUrl, testSecrets.derive('database'), { allowUnsafeServer: true })
  return { ...cluster, nodeUrls: undefined }
}
