import type { Platform } from './get-platform.ts'

/** Whether a number of an order is the platform's own, of now or of the past, and not the buyer's. */
export function isPlaceholderPhone(
  {
    placeholderPhone,
    formerPlaceholderPhones,
  }: Pick<Platform, 'placeholderPhone' | 'formerPlaceholderPhones'>,
  phone: string,
): boolean {
  return phone === placeholderPhone || formerPlaceholderPhones.includes(phone)
}
