import type { Platform } from '#modules/platforms/get-platform.ts'

/** Whether a phone of an order is the platform's stand-in, present or former, and not the buyer's. */
export function isPlaceholderPhone(
  {
    placeholderPhone,
    formerPlaceholderPhones,
  }: Pick<Platform, 'placeholderPhone' | 'formerPlaceholderPhones'>,
  phone: string,
): boolean {
  return phone === placeholderPhone || formerPlaceholderPhones.includes(phone)
}
