import { problem } from '@balcao/domain/input-problems'
import { z } from 'zod'

/** Why somebody changes where money goes or what it costs, for the audit trail. */
export const changeReason = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))
