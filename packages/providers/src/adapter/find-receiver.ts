import type { Answer } from './answer.ts'
import { ProviderFailed } from './provider-failed.ts'
import { whenFound } from './when-found.ts'

/** Reads a receiver. An id unknown to the provider is refused in the specification's words. */
export async function findReceiver(
  lookUp: Promise<Answer>,
  message = 'Receiver not found.',
): Promise<Answer> {
  const found = await whenFound(lookUp)
  if (found) return found
  throw new ProviderFailed({ kind: 'provider_error', message, httpStatus: 404 })
}
