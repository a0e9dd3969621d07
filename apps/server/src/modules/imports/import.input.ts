import {
  type ImportField,
  importFields,
  importSources,
  importSubjects,
} from '@balcao/domain/platform/imports'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const importIdInput = z.strictObject({ importId: z.uuid() })

export const newImportInput = z.strictObject({
  source: z.enum(importSources),
  subject: z.enum(importSubjects),
  fileKey: z.string().startsWith('imports/').max(200),
  fileName: z.string().trim().min(1, problem('required')).max(255, problem('too_long')),
})
export type NewImportInput = z.output<typeof newImportInput>

const fields = [...new Set(Object.values(importFields).flat())] as [ImportField, ...ImportField[]]

export const checkImportInput = z.strictObject({
  importId: z.uuid(),
  matching: z.partialRecord(z.enum(fields), z.int().min(0).max(999)),
})
export type CheckImportInput = z.output<typeof checkImportInput>

export const startImportInput = z.strictObject({
  importId: z.uuid(),
  isCounted: z.boolean(),
  links: z
    .array(
      z.strictObject({ name: z.string().min(1).max(200), productId: z.uuid(), givesAccess: z.boolean() }),
    )
    .max(100, problem('too_many')),
})
export type StartImportInput = z.output<typeof startImportInput>

export const countImportInput = z.strictObject({ importId: z.uuid(), isCounted: z.boolean() })
