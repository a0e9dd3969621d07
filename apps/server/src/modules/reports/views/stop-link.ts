import { createHmac } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { equalInConstantTime } from '#kit/crypto/tokens.ts'
import { keepOptOutKey, openOptOutKey } from '#modules/notifications/opt-out-key.ts'
import type { Scope } from '#scope.ts'

/** The unsubscribe link of a report's mail, valid without a login. */
export async function stopPath(scope: Scope, viewId: string): Promise<`/${string}`> {
  return `/report-mails/${viewId}.${signatureOf(scope, await keepOptOutKey(scope), viewId)}`
}

/** The view of an unsubscribe link. A link without our signature is refused. */
export async function readStopLink(scope: Scope, token: string): Promise<string> {
  const [viewId = '', signature = ''] = token.split('.')
  const key = await openOptOutKey(scope)
  if (!equalInConstantTime(signature, signatureOf(scope, key, viewId))) throw new AppError('not_found')
  return viewId
}

function signatureOf({ platformId }: Scope, key: Buffer, viewId: string): string {
  return createHmac('sha256', key).update(`link to stop a report ${platformId} ${viewId}`).digest('base64url')
}
