import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ProviderTransport } from '@balcao/providers/transport/transport'
import { z } from 'zod'
import type { Config } from '#config.ts'
import { type Check, reasonOf } from './check.ts'

const name = 'pay page scripts'
const patienceMs = 5_000
const inventoryFile = new URL('../../../../checkout/dist/client/.vite/script-inventory.json', import.meta.url)
const inventory = z.object({ ours: z.array(z.object({ file: z.string(), sha256: z.string() })) })

/**
 * Compares every script of the payment pages, as it reaches a browser, with the inventory of the build: a
 * proxy in between may have changed it.
 */
export async function checkScripts({ publicUrl }: Config, transport: ProviderTransport): Promise<Check> {
  try {
    const { ours } = inventory.parse(JSON.parse(await readFile(inventoryFile, 'utf8')))
    const served = await Promise.all(
      ours.map(async (script) => ({
        ...script,
        arrives: await hashOf(script.file, { publicUrl, transport }),
      })),
    )
    const missing = served.filter(({ arrives }) => arrives === null)
    const changed = served.filter(({ arrives, sha256 }) => arrives !== null && arrives !== sha256)
    const where = `of ${ours.length} scripts at ${new URL(publicUrl).origin}`
    if (changed.length > 0)
      return { name, ok: false, detail: `Changed on their way ${where}: ${namesOf(changed)}` }
    if (missing.length === ours.length)
      return { name, ok: false, detail: `None ${where} is served: see "public address"` }
    if (missing.length > 0) return { name, ok: false, detail: `Not served ${where}: ${namesOf(missing)}` }
    return { name, ok: true, detail: `All ${where} are as they were built` }
  } catch (error) {
    return { name, ok: false, detail: `The inventory cannot be read (${reasonOf(error)})` }
  }
}

async function hashOf(
  file: string,
  { publicUrl, transport }: { publicUrl: string; transport: ProviderTransport },
): Promise<string | null> {
  const answer = await transport.send({
    method: 'GET',
    url: new URL(`/assets/checkout/${file}`, publicUrl).href,
    headers: {},
    timeoutMs: patienceMs,
  })
  if (answer.arrived !== true || answer.status !== 200) return null
  return createHash('sha256').update(answer.body).digest('base64')
}

function namesOf(scripts: { file: string }[]): string {
  return scripts.map(({ file }) => file).join(', ')
}
