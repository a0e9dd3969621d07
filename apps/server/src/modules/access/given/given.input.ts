import { isValidEmail } from '@balcao/domain/people/email'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** Students per call; a page sends a longer list in slices. */
const listMax = 1_000
export const studentsPerCall = 200

const student = z.strictObject({
  name: z.string().trim().min(1, problem('required')).max(100, problem('too_long')),
  email: z.string().trim().max(254, problem('too_long')).refine(isValidEmail, problem('not_an_email')),
})

const givenTo = (max: number) =>
  z.strictObject({
    productId: z.uuid(),
    source: z.enum(['GIFT', 'IMPORT']),
    students: z.array(student).min(1, problem('required')).max(max, problem('too_many')),
  })

export const givenListInput = givenTo(listMax)
export const givenAccessInput = givenTo(studentsPerCall)
export type GivenAccessInput = z.output<typeof givenAccessInput>
