import type { TextField } from './buyer-form.ts'

export function fieldId(field: TextField): string {
  return `field-${field}`
}
