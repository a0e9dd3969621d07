import { resolve } from 'node:path'
import type { App } from '#app.ts'
import { closeApp, composeApp } from '#compose-app.ts'
import { readConfig } from '#config.ts'
import { followDatabaseClock } from '#db/follow-database-clock.ts'
import { adjustedClock, systemClock } from '#kit/clock.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { loadMailRenderer } from '#load-mail-renderer.ts'
import { readMasterKeys } from '#read-master-keys.ts'
import type { World } from './command.ts'
import { databaseUrl } from './database-url.ts'

const repository = resolve(import.meta.dirname, '../../../..')

/** The app on the database of a running product, for the duration of the work. */
export async function withApp<T>(
  environment: World['environment'],
  work: (app: App, ownerUrl: string) => Promise<T>,
): Promise<T> {
  const ownerUrl = databaseUrl(environment)
  const config = readConfig({ BALCAO_DATA_DIR: resolve(repository, '.balcao'), ...environment })
  const clock = adjustedClock(systemClock)
  const app = await composeApp({
    config: { ...config, poolSize: 2 },
    clock,
    secrets: createSecretBox(readMasterKeys(config)),
    ownerUrl,
    renderMail: await loadMailRenderer(),
    isWatched: false,
  })
  const stopFollowing = await followDatabaseClock(clock, app)
  try {
    return await work(app, ownerUrl)
  } finally {
    stopFollowing()
    await closeApp(app)
  }
}
