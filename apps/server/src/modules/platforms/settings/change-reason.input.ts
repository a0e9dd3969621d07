import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** Reason of a change to destinations of money or fees, for the audit log. */
export const changeReason = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))
