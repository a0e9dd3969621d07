import type { TransportRequest } from '#transport/transport.ts'
import type { Answer } from './answer.ts'

/** One call to a provider, as described by an adapter. */
export type CallOptions = {
  host?: string
  query?: Readonly<Record<string, string | undefined>>
  headers?: Readonly<Record<string, string>>
  /** Sends the body as a form instead of JSON. */
  form?: boolean
  /**
   * A step that moves no money, such as a login or saving a customer: its failure changes nothing at the provider.
   */
  preparation?: boolean
  /** A shorter timeout for this step than for the whole operation. */
  patienceMs?: number
  /** Headers that replace the account's own, for calls on behalf of a receiver. */
  auth?: Readonly<Record<string, string>>
  /** Reports the whole body of a refusal instead of its message, because the specification passes it on unchanged. */
  refusalInFull?: boolean
}
export type Call = CallOptions & { method: TransportRequest['method']; path: string; body?: unknown }
export type Exchange = (call: Call) => Promise<Answer>

/** A file that a provider sent in place of JSON. */
export type Download = { contentType: string; bytes: Uint8Array }
