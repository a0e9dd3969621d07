import type { WebhookFault } from './faults.ts'
import type { Identifiers } from './identifiers.ts'
import { createLoopbackPoster, createNamePoster, type DeliveryAttempt } from './post-to-loopback.ts'

export type WebhookMessage = {
  acquirer: string
  account: string
  /** The charge or payout in the webhook. */
  subject: string
  url: string
  headers: Record<string, string>
  body: string
}

export type WebhookState = 'queued' | 'delivered' | 'failed' | 'lost' | 'refused'

export type SentWebhook = WebhookMessage & {
  id: string
  state: WebhookState
  attempts: DeliveryAttempt[]
  createdAt: string
}

export type Outbox = {
  send(message: WebhookMessage, fault: WebhookFault | undefined): void
  list(acquirer?: string): SentWebhook[]
  /** Resolves when every webhook sent so far was delivered, lost or given up. */
  delivered(): Promise<void>
  close(): Promise<void>
}

export type OutboxOptions = {
  now(): Date
  identifiers: Identifiers
  /** Pauses between retries; after the last one the acquirer gives up. */
  retryDelaysMilliseconds: readonly number[]
  /** If the shop has a public name, the origin that receives its webhooks: on the loopback, unless `isElsewhere`. */
  deliverTo: string | null
  isElsewhere?: boolean
}

const remembered = 2_000
const longestParking = 2_000

export function openOutbox(options: OutboxOptions): Outbox {
  const poster = options.isElsewhere ? createNamePoster() : createLoopbackPoster()
  const stopping = new AbortController()
  const sent: SentWebhook[] = []
  const lastOfSubject = new Map<string, Promise<void>>()
  const parked: { acquirer: string; release(): void }[] = []
  const open = new Set<Promise<void>>()

  function releaseParked(acquirer?: string) {
    for (const place of parked.filter((other) => acquirer === undefined || other.acquirer === acquirer)) {
      parked.splice(parked.indexOf(place), 1)
      place.release()
    }
  }

  /** Webhooks about one charge leave in order, as long as none fails; a retry does not delay the next one. */
  function track(webhook: SentWebhook, work: () => Promise<void>) {
    const chain = `${webhook.acquirer}/${webhook.subject}`
    const before = lastOfSubject.get(chain) ?? Promise.resolve()
    const done = before.then(work).then(() => {
      open.delete(done)
      if (lastOfSubject.get(chain) === done) lastOfSubject.delete(chain)
    })
    lastOfSubject.set(chain, done)
    open.add(done)
  }

  function trackApart(work: () => Promise<void>) {
    const done = work().then(() => {
      open.delete(done)
    })
    open.add(done)
  }

  async function attempt(webhook: SentWebhook, triesLeft: readonly number[]): Promise<void> {
    const result = await poster.post(webhook)
    webhook.attempts.push({ at: options.now().toISOString(), ...result })
    if (result.status !== null && result.status >= 200 && result.status < 300) {
      webhook.state = 'delivered'
      return
    }
    const [pause, ...later] = triesLeft
    if (pause === undefined || stopping.signal.aborted) {
      webhook.state = 'failed'
      return
    }
    trackApart(async () => {
      await sleep(pause, stopping.signal)
      if (stopping.signal.aborted) webhook.state = 'failed'
      else await attempt(webhook, later)
    })
  }

  function remember(message: WebhookMessage): SentWebhook {
    const webhook: SentWebhook = {
      ...message,
      url: options.deliverTo === null ? message.url : moveTo(message.url, options.deliverTo),
      id: options.identifiers.uuid(),
      state: 'queued',
      attempts: [],
      createdAt: options.now().toISOString(),
    }
    sent.push(webhook)
    if (sent.length > remembered) sent.shift()
    return webhook
  }

  function send(message: WebhookMessage, fault: WebhookFault | undefined) {
    const webhook = remember(message)
    if (!options.isElsewhere && !isLoopback(webhook.url)) {
      webhook.state = 'refused'
      return
    }
    if (fault?.kind === 'lose') {
      webhook.state = 'lost'
      return
    }
    if (fault?.kind === 'reorder') {
      const { promise, resolve } = Promise.withResolvers<void>()
      parked.push({ acquirer: webhook.acquirer, release: resolve })
      const timer = setTimeout(() => releaseParked(webhook.acquirer), longestParking).unref()
      trackApart(async () => {
        await promise
        clearTimeout(timer)
        await attempt(webhook, options.retryDelaysMilliseconds)
      })
      return
    }
    track(webhook, async () => {
      if (fault?.delayMilliseconds) await sleep(fault.delayMilliseconds, stopping.signal)
      await attempt(webhook, options.retryDelaysMilliseconds)
      releaseParked(webhook.acquirer)
    })
    if (fault?.kind === 'duplicate') {
      for (let copy = 1; copy < (fault.times ?? 2); copy += 1) {
        const duplicate = remember(message)
        track(duplicate, () => attempt(duplicate, options.retryDelaysMilliseconds))
      }
    }
  }

  async function delivered() {
    releaseParked()
    while (open.size > 0) {
      await Promise.all(open)
      releaseParked()
    }
  }

  return {
    send,
    list: (acquirer) => sent.filter((webhook) => acquirer === undefined || webhook.acquirer === acquirer),
    delivered,
    async close() {
      stopping.abort()
      poster.close()
      await delivered()
    },
  }
}

function moveTo(address: string, origin: string): string {
  if (!URL.canParse(address)) return address
  const { pathname, search } = new URL(address)
  return `${new URL(origin).origin}${pathname}${search}`
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    signal.addEventListener('abort', finish)
  })
}

/** The simulator calls only this machine: a demo must never be able to post to a foreign host. */
function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'http:' &&
    (hostname === 'localhost' ||
      hostname.endsWith('.localhost') ||
      hostname === '[::1]' ||
      /^127\.\d+\.\d+\.\d+$/.test(hostname))
  )
}
