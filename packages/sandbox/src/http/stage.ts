import type { Faults } from '#core/faults.ts'
import { followStory } from '#core/follow-story.ts'
import type { BookEvent, Books } from '#core/open-books.ts'
import type { Outbox } from '#core/open-outbox.ts'
import type { Account } from '#core/records.ts'
import type { Dialect, WebhookDraft } from './dialect.ts'
import { distort } from './distort.ts'

export type Stage = {
  /** Runs one call. Its consequences (webhooks, automatic payments) wait for `release`. */
  perform<Result>(act: () => Result): { result: Result; release(): void }
  pause(milliseconds: number): Promise<void>
  sendWebhook(event: BookEvent): void
  /** Resolves when every call has been answered and every webhook delivered, lost or given up. */
  settled(): Promise<void>
  /** Resolves when the webhooks in flight have arrived, whatever calls are still open. */
  delivered(): Promise<void>
}

export type StageOptions = {
  books: Books
  outbox: Outbox
  faults: Faults
  signal: AbortSignal
  dialectOf(acquirer: string): Dialect | undefined
  baseUrlOf(acquirer: string): string
  /** Whether payouts end automatically, or wait for the test's decision. */
  payouts: 'automatic' | 'manual'
}

/** Connects the books to the outside: an acquirer answers first and sends webhooks afterwards. */
export function createStage(options: StageOptions): Stage {
  const { books, outbox, faults, signal } = options
  let waiting: (() => void)[] | null = null
  const unreleased = new Set<Promise<void>>()

  books.announce = (event) => {
    const consequence = prepare(event)
    if (waiting) waiting.push(consequence)
    else consequence()
  }

  /** The webhook's body is built now, so that a later change of the charge does not change it. */
  function prepare(event: BookEvent): () => void {
    const webhook = prepareWebhook(event)
    return () => {
      webhook()
      followStory(books, event, options.payouts)
    }
  }

  function prepareWebhook(event: BookEvent): () => void {
    const { acquirer, account: accountId, id } = event.kind === 'charge' ? event.charge : event.payout
    const dialect = options.dialectOf(acquirer)
    const account = books.accounts.get(accountId)
    if (!dialect || !account) return () => {}
    const sendings = draftWebhooks(event, { dialect, account }).map((_, index) => {
      const fault = faults.takeForWebhook({ acquirer })
      const draft = draftWebhooks(distorted(event, fault), { dialect, account })[index]
      if (!draft) return () => {}
      const message = { acquirer, account: accountId, subject: id, url: draft.url, ...encode(draft) }
      return () => outbox.send({ ...message, body: spoil(message.body, fault) }, fault)
    })
    return () => {
      for (const send of sendings) send()
    }
  }

  function draftWebhooks(event: BookEvent, { dialect, account }: { dialect: Dialect; account: Account }) {
    const context = { account, books, baseUrl: options.baseUrlOf(account.acquirer) }
    return event.kind === 'charge'
      ? dialect.chargeWebhooks(event.charge, { ...context, event: event.event, refund: event.refund })
      : dialect.payoutWebhooks(event.payout, context)
  }

  return {
    perform(act) {
      const outer = waiting
      const consequences: (() => void)[] = []
      waiting = consequences
      try {
        const result = act()
        const { promise, resolve } = Promise.withResolvers<void>()
        unreleased.add(promise)
        return {
          result,
          release() {
            unreleased.delete(promise)
            for (const consequence of consequences.splice(0)) consequence()
            resolve()
          },
        }
      } finally {
        waiting = outer
      }
    },
    pause: (milliseconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      }),
    sendWebhook: (event) => prepareWebhook(event)(),
    delivered: () => outbox.delivered(),
    async settled() {
      await Promise.all(unreleased)
      await outbox.delivered()
    },
  }
}

function spoil(body: string, fault: ReturnType<Faults['takeForWebhook']>): string {
  if (fault?.kind === 'garbage') return '{"id": 19'
  return fault?.kind === 'html' ? '<h1>Aviso</h1>' : body
}

function distorted(event: BookEvent, fault: ReturnType<Faults['takeForWebhook']>): BookEvent {
  return event.kind === 'charge'
    ? { ...event, charge: distort(event.charge, fault) }
    : { ...event, payout: distort(event.payout, fault) }
}

function encode({ body, headers = {}, form = false }: WebhookDraft) {
  if (form) {
    return {
      body: new URLSearchParams(body as Record<string, string>).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    }
  }
  return {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}
