import { pixelVendors } from '@balcao/domain/checkout/pixel-vendors'
import { loadScript } from './load-script.ts'

type Queue = unknown[][] & {
  /** By pixel: queued calls, load time, and options. Names that the vendors' scripts read. */
  _i: Record<string, unknown[] & { _u?: string }>
  _t: Record<string, number>
  _o: Record<string, object>
} & Record<string, unknown>

const objects = {
  tiktok: { name: 'ttq', announcedAs: 'TiktokAnalyticsObject' },
  kwai: { name: 'kwaiq', announcedAs: 'KwaiAnalyticsObject' },
} as const

const methods = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
]

/**
 * Creates the object of TikTok or Kwai, which work alike: an array whose methods queue calls until the script
 * loads.
 */
export async function installQueue(vendor: keyof typeof objects, pixelIds: readonly string[]): Promise<void> {
  if (pixelIds.length === 0) return
  const { name, announcedAs } = objects[vendor]
  const { script } = pixelVendors[vendor]
  const queue = withMethods(Object.assign([], { _i: {}, _t: {}, _o: {} }) as unknown as Queue)
  queue.methods = methods
  queue.instance = (pixelId: string) => withMethods((queue._i[pixelId] ?? []) as unknown as Queue)
  Object.assign(window, { [name]: queue, [announcedAs]: name })
  for (const pixelId of pixelIds) {
    queue._i[pixelId] = Object.assign([], { _u: script })
    queue._t[pixelId] = Date.now()
    queue._o[pixelId] = {}
  }
  await Promise.all(
    pixelIds.map((pixelId) => loadScript(`${script}?${new URLSearchParams({ sdkid: pixelId, lib: name })}`)),
  )
}

function withMethods(queue: Queue): Queue {
  for (const method of methods)
    queue[method] = (...given: unknown[]) => {
      queue.push([method, ...given])
    }
  return queue
}
