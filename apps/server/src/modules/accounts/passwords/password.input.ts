import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/**
 * Bounds only the length: a weak new password is answered with `password_weak`, and an existing one is not
 * judged.
 */
export const passwordInput = z.string().min(1, problem('required')).max(1024)

export const changePasswordInput = z.strictObject({ current: passwordInput, next: passwordInput })
