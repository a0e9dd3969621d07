import { listenOnSharedPort } from '#kit/http/accept-queues.ts'
import { buildServer } from '#web/build-server.ts'
import { announceShutdown } from '#web/health.ts'
import { createHostDirectory } from '#web/host-platform.ts'
import { playBankProxy } from '#web/play-bank-proxy.ts'
import type { StartPart } from './process-kind.ts'

const lastAnswersMs = 10_000

/** Pages, API and webhooks, on the port that all web processes of a launcher share. */
export const startWeb: StartPart = async (app, { stops }) => {
  const { host, port, acquirersUrl } = app.config
  const server = await buildServer(app)
  if (acquirersUrl !== undefined)
    await server.register(playBankProxy, {
      app,
      sandboxUrl: acquirersUrl,
      platformOf: createHostDirectory(app),
    })
  const close = await listenOnSharedPort(server, { host, port })
  stops.push(async () => {
    announceShutdown(server)
    // Requests in flight may finish; a connection that never ends must not block the stop.
    const patience = setTimeout(() => server.server.closeAllConnections(), lastAnswersMs)
    await close()
    clearTimeout(patience)
  })
}
