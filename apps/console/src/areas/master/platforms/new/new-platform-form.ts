import type { newPlatformInput } from '@balcao/server/modules/operator/platforms/platform.input'
import type { z } from 'zod'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'

export type NewPlatformForm = z.input<typeof newPlatformInput>
export type AcquirerForm = NonNullable<NewPlatformForm['acquirer']>

/** The acquirer's part is present or absent as a whole; its fields are rendered only while it is present. */
export const newPlatformFields = fieldsOf<Omit<NewPlatformForm, 'acquirer'> & { acquirer: AcquirerForm }>()

export function emptyPlatform(): NewPlatformForm {
  return {
    name: '',
    host: '',
    brandColor: '#0b6b53',
    locale: 'PT_BR',
    placeholderDocument: '',
    placeholderPhone: '',
    contract: { fixedCents: 49_900, basisPoints: 50, minimumCents: 0, dueDays: 10 },
    acquirer: null,
    administrator: { name: '', email: '' },
  }
}
