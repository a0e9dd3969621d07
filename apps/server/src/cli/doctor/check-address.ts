import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type { Config } from '#config.ts'
import type { Check } from './check.ts'

const name = 'public address'
const patienceMs = 5_000
const thisMachine = /^(localhost|.*[.]localhost|127[.][.\d]+|\[::1\])$/

/** Whether the public address leads to this server, over TLS. */
export async function checkAddress({ publicUrl }: Config, transport: ProviderTransport): Promise<Check> {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'https:' && !thisMachine.test(hostname))
    return {
      name,
      ok: false,
      detail: `${publicUrl} can be read by everybody on the way: put a proxy with a certificate in front and let PUBLIC_URL begin with https://.`,
    }
  const answer = await transport.send({
    method: 'GET',
    url: `${publicUrl}/healthz`,
    headers: {},
    timeoutMs: patienceMs,
  })
  return answer.arrived === true && answer.status === 200
    ? { name, ok: true, detail: `${publicUrl} leads to this server` }
    : {
        name,
        ok: false,
        detail: `${publicUrl} does not lead to this server: point its DNS and its proxy here, or correct PUBLIC_URL.`,
      }
}
