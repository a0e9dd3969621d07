import { type CategoryId, categories } from '@balcao/domain/options/categories'
import { isStateCode } from '@balcao/domain/options/states'
import { cepDigits, isValidCep } from '@balcao/domain/people/cep'
import { isValidPhone } from '@balcao/domain/people/phone'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const categoryIds = categories.map(({ id }) => id) as [CategoryId, ...CategoryId[]]
const monthlyCentsMax = 100_000_000_00

export const tradeName = z
  .string()
  .trim()
  .max(120, problem('too_long'))
  .nullable()
  .transform((name) => name || null)
export const soldCategory = z.enum(categoryIds, problem('required'))
export const expectedMonthlyCents = z
  .int(problem('required'))
  .min(1, problem('required'))
  .max(monthlyCentsMax, problem('too_large'))

const line = (lengthMax: number) =>
  z.string().trim().min(1, problem('required')).max(lengthMax, problem('too_long'))

/** Data that sellers change themselves. Name, document and e-mail are proven, and changed by the staff. */
export const profileInput = z.strictObject({
  version: z.int().min(0),
  tradeName,
  phone: z.string().max(30).refine(isValidPhone, problem('errorInvalidPhone')),
  soldCategory,
  expectedMonthlyCents,
  address: z.strictObject({
    cep: z
      .string()
      .refine(isValidCep, problem('invalid'))
      .transform((cep) => cepDigits(cep) ?? cep),
    street: line(120),
    number: line(20),
    complement: z
      .string()
      .trim()
      .max(60, problem('too_long'))
      .nullable()
      .transform((text) => text || null),
    district: line(80),
    city: line(80),
    state: z.string().refine(isStateCode, problem('required')),
  }),
})
export type ProfileInput = z.output<typeof profileInput>
