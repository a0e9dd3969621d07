import type { TestProject } from 'vitest/node'
import { migrate } from '#db/migrate.ts'
import { startTestCluster } from '#kit/postgres/test-cluster.ts'
import { testSecrets } from './test-secrets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner of the migrated template that every test file clones. */
    templateDatabaseUrl: string
  }
}

/** Vitest runs this once before the first test file and the function it returns after the last. */
export default async function setUpServerTests(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  await migrate(cluster.adminUrl, testSecrets.derive('database'), { allowUnsafeServer: true })
  project.provide('templateDatabaseUrl', cluster.adminUrl)
  return () => cluster.stop()
}
