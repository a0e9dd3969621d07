import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/**
 * Only bounded here: a weak new password is answered with `password_weak`, and an old one may be anything.
 */
export const passwordInput = z.string().min(1, problem('required')).max(1024)

export const changePasswordInput = z.strictObject({ current: passwordInput, next: passwordInput })
