import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Config } from '#config.ts'
import { mergeMetrics } from '#kit/metrics/merge-metrics.ts'
import type { RunningProcess } from './keep-running.ts'

/** `/metrics` on the private port: one page about all processes of this start, the replaced ones too. */
export async function serveMetrics(
  { metricsHost, metricsPort }: Pick<Config, 'metricsHost' | 'metricsPort'>,
  processes: readonly Pick<RunningProcess, 'metrics'>[],
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const pages = await Promise.all(processes.map((each) => each.metrics()))
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
    response.end(mergeMetrics(pages))
  })
  server.listen(metricsPort, metricsHost)
  await once(server, 'listening')
  return server
}
