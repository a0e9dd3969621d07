import type { TestProject } from 'vitest/node'
import { startTestCluster } from '../src/kit/postgres/test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminDatabaseUrl: string
  }
}

/** Vitest runs this once before the first test file and the function it returns after the last. */
export default async function setUpServerTests(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  project.provide('adminDatabaseUrl', cluster.adminUrl)
  return () => cluster.stop()
}
