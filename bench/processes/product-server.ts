import { composeApp } from '@balcao/server/compose-app'
import { readConfig } from '@balcao/server/config'
import { systemClock } from '@balcao/server/kit/clock'
import { createSecretBox } from '@balcao/server/kit/crypto/secret-box'
import { loadMailRenderer } from '@balcao/server/load-mail-renderer'
import { readMasterKeys } from '@balcao/server/read-master-keys'
import { buildServer } from '@balcao/server/web/build-server'

/** The product's web side as in production, on the database of the environment. */
const config = readConfig(process.env)
if (config.databaseUrl === undefined) throw new Error('DATABASE_URL is missing')
const app = await composeApp({
  config,
  clock: systemClock,
  secrets: createSecretBox(readMasterKeys(config)),
  ownerUrl: config.databaseUrl,
  renderMail: await loadMailRenderer(),
})
const server = await buildServer(app)
process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }))
