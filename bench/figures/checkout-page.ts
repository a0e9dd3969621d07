import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Figure } from '#figure.ts'
import { compare } from '#measure.ts'
import { type StartedProcess, startProcess } from '#processes/start-process.ts'
import type { World } from '#world.ts'

const connections = 32
const secondsOfARound = 2
const rounds = 5
/** As a browser requests it. */
const headers = { 'accept-encoding': 'br' }

export async function checkoutPage({ offerId, environment, folder }: World): Promise<Figure> {
  const path = `/checkout/${offerId}`
  const servers: StartedProcess[] = []
  const start = async (file: string, more: Record<string, string>) => {
    const server = await startProcess(file, more)
    servers.push(server)
    return `${server.told}${path}`
  }
  try {
    const ours = await start('product-server.ts', environment)
    const page = await fetchBytes(ours)
    const file = join(folder, 'page.html.br')
    await writeFile(file, page)
    const bare = await start('bare-page-server.ts', { PAGE_FILE: file })
    const { ratio, range, ...rates } = await compare({
      ours: () => requestsPerSecond(ours),
      bare: () => requestsPerSecond(bare),
      rounds,
    })
    return {
      name: 'Checkout page, requests a second',
      ours: 'GET of a checkout page from the whole server, which asks PostgreSQL for the version of its offer once a second',
      bare: 'one Fastify route that answers with the same compressed bytes from memory',
      kind: 'speed',
      ratio,
      range,
      measured: `${Math.round(rates.ours)} to ${Math.round(rates.bare)} requests/s, ${page.byteLength} bytes, ${connections} connections`,
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** Compressed as sent: fetch would decompress it. */
function fetchBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      if (answer.statusCode === 200) resolve(buffer(answer))
      else reject(new Error(`The checkout page answers ${answer.statusCode}`))
    }).on('error', reject)
  })
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: secondsOfARound })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`)
  return result.requests.total / result.duration
}
