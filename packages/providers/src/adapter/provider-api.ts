import type { CalendarDay } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { CardData, PlatformAccess, ProviderContext } from '#contract.ts'
import type { Answer } from './answer.ts'
import type { CallOptions, Download } from './call.ts'

/**
 * Everything that an adapter's operation works with. Every call either returns an answer or ends the operation.
 */
export type ProviderApi<C> = {
  credentials: C
  get(path: string, options?: CallOptions): Promise<Answer>
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  put(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  patch(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  delete(path: string, options?: CallOptions & { body?: unknown }): Promise<Answer>
  /** A file, such as the PDF of a boleto. */
  download(path: string, options?: CallOptions): Promise<Download>
  /** An amount in the unit of the provider. */
  amount(cents: Cents): number | string
  now(): Date
  /** A day in São Paulo, this number of days from today. */
  day(daysAhead: number): CalendarDay
  later(seconds: number): Date
  /** Records the id of an object just created at the provider, so that no later failure can hide it. */
  made(id: string): string
  /** The key of this intent, for providers that must not be called without a key. */
  idempotencyKey(): string
  openCard(sealedCard: string | undefined): Promise<CardData>
  /** For work that not every sale needs: `run` returns the seconds until its next run. */
  occasionally(key: string, run: () => Promise<number>): Promise<void>
  /** Reports a problem to the platform's staff, while the operation goes on. */
  tell(trouble: string): void
  platform: PlatformAccess | undefined
  accountWebhookUrl: string | undefined
  upload: ProviderContext['upload']
  readFile: ProviderContext['readFile']
}
