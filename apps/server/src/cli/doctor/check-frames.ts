import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type { Config } from '#config.ts'
import type { Check } from './check.ts'

const patienceMs = 5_000

type Frame = { name: string; variable: string; without: string; origin: string | undefined }

/**
 * The hosts of the frames: without the card frame buyers cannot pay by card, without the pixel frame no pixel runs, and
 * no other check reports either failure.
 */
export function checkFrames(
  { cardsOrigin, pixelsOrigin, isDemo }: Config,
  transport: ProviderTransport,
): Promise<Check[]> {
  const frames: Frame[] = [
    { name: 'card frame', variable: 'CARDS_URL', without: 'No card is taken', origin: cardsOrigin },
    { name: 'pixel frame', variable: 'PIXELS_URL', without: 'No pixel runs', origin: pixelsOrigin },
  ]
  return Promise.all(frames.map((frame) => checkFrame(frame, { isDemo, transport })))
}

async function checkFrame(
  { name, variable, without, origin }: Frame,
  { isDemo, transport }: { isDemo: boolean; transport: ProviderTransport },
): Promise<Check> {
  if (origin === undefined)
    return { name, ok: false, detail: `${without}: set ${variable} to a host of its own on this server.` }
  // Browsers resolve every name under localhost to this machine; other programs may not.
  if (isDemo) return { name, ok: true, detail: `Served at ${origin}` }
  const answer = await transport.send({
    method: 'GET',
    url: `${origin}/healthz`,
    headers: {},
    timeoutMs: patienceMs,
  })
  return answer.arrived === true && answer.status === 200
    ? { name, ok: true, detail: `Served at ${origin}` }
    : { name, ok: false, detail: `${without}: ${origin} does not lead to this server (${variable}).` }
}
