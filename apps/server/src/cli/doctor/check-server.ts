import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type { Config } from '#config.ts'
import { findHolder } from '#kit/postgres/single-instance.ts'
import type { Check } from './check.ts'

const name = 'server'
const patienceMs = 3_000

/** Whether the product runs here and reports that it is ready. */
export async function checkServer(config: Config, transport: ProviderTransport): Promise<Check> {
  // The running product locks the data folder, except where it needs nothing in it.
  const holdsFolder = config.databaseUrl === undefined || config.isDemo
  const holder = holdsFolder ? await findHolder(config.dataDir) : undefined
  if (holdsFolder && holder === undefined)
    return {
      name,
      ok: false,
      detail: `Balcão is not running on ${config.dataDir}: start it with "npm start".`,
    }
  const process = holder === undefined ? '' : ` (process ${holder})`
  if (config.role === 'worker' || config.role === 'acquirers')
    return { name, ok: true, detail: `The role ${config.role} has no web side${process}` }

  const address = `http://${isEverywhere(config.host) ? '127.0.0.1' : config.host}:${config.port}`
  const answer = await transport.send({
    method: 'GET',
    url: `${address}/readyz`,
    headers: {},
    timeoutMs: patienceMs,
  })
  if (answer.arrived !== true)
    return {
      name,
      ok: false,
      detail: `Nothing answers at ${address}${process}: start it with "npm start", or give HOST and PORT as it was started with.`,
    }
  if (answer.status === 200) return { name, ok: true, detail: `Ready at ${config.publicUrl}${process}` }
  return {
    name,
    ok: false,
    detail: `What answers at ${address} is not ready (HTTP ${answer.status})${process}`,
  }
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}
