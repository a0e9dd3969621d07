import type { Platform } from '#modules/platforms/get-platform.ts'

/** Whether a phone of an order is a stand-in of the platform, current or former, instead of the buyer's. */
export function isPlaceholderPhone(
  {
    placeholderPhone,
    formerPlaceholderPhones,
  }: Pick<Platform, 'placeholderPhone' | 'formerPlaceholderPhones'>,
  phone: string,
): boolean {
  return phone === placeholderPhone || formerPlaceholderPhones.includes(phone)
}
