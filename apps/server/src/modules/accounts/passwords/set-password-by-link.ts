import { AppError } from '@balcao/domain/texts/app-error'
import { rememberDevice } from '#modules/accounts/devices/remember-device.ts'
import {
  findLinkHolder,
  type LinkHolder,
  type MailedLink,
  useUpLink,
} from '#modules/accounts/doors/mailed-link.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { endBounce } from '#modules/notifications/delivery/suppressions.ts'
import { inScope, type Scope } from '#scope.ts'
import { hashPassword } from './hash-password.ts'
import { replacePassword } from './replace-password.ts'
import { requireStrongPassword } from './require-strong-password.ts'

type LinkWork = {
  /** Throws when this owner must not set a password by this link. */
  check?: (owner: User) => void
  /** Further work of the link, in the same transaction. */
  alsoDo?: (scope: Scope, holder: LinkHolder) => Promise<void>
}

/**
 * Sets a new password by a mailed link and ends every session. The second factor stays, so a stolen mailbox
 * alone opens nothing. This browser becomes a known device, so that failed guesses of others do not lock the
 * owner out. Returns the link's owner.
 */
export async function setPasswordByLink(
  visitor: Visitor,
  { password, ...link }: MailedLink & { password: string },
  { check, alsoDo }: LinkWork = {},
): Promise<LinkHolder> {
  const { app, platformId } = visitor
  const holder = await inScope(app, platformId, (scope) => findLinkHolder(scope, link))
  if (!holder) throw new AppError('token_expired')
  const { owner } = holder
  check?.(owner)
  requireStrongPassword({ password, email: owner.email, field: 'password' })
  const passwordHash = await hashPassword(password)
  const cookies = await inScope(app, platformId, async (scope) => {
    const holderNow = await findLinkHolder(scope, link)
    if (!holderNow || !(await useUpLink(scope, link))) return null
    check?.(holderNow.owner)
    await endBounce(scope, owner.email)
    await replacePassword(scope, { user: owner, passwordHash, exceptSessionId: null })
    await alsoDo?.(scope, holder)
    return rememberDevice(scope, visitor, owner.id)
  })
  if (!cookies) throw new AppError('token_expired')
  visitor.setCookies(cookies)
  return holder
}
