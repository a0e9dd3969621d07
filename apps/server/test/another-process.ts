import type { App } from '#app.ts'
import { closeApp, composeApp } from '#compose-app.ts'
import type { TestApp } from './test-app.ts'
import { testSecrets } from './test-secrets.ts'

/** A second app on the same database, with circuit breakers and counters in its own memory. */
export async function inAnotherProcess(
  { app: { config, clock, renderMail }, ownerUrl }: TestApp,
  work: (other: App) => Promise<void>,
): Promise<void> {
  const other = await composeApp({ config, clock, secrets: testSecrets, ownerUrl, renderMail })
  await work(other).finally(() => closeApp(other))
}
