const ibanShape = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/

/** An IBAN with right check digits, or the plain number of an account where the country has no IBAN. */
export function isForeignAccount(account: string): boolean {
  if (/^\d{4,20}$/.test(account)) return true
  return ibanShape.test(account) && remainderOf(account) === 1n
}

/** ISO 7064: the first four characters move to the end, letters count from A = 10, and the remainder of a division by 97 is 1. */
function remainderOf(iban: string): bigint {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => Number.parseInt(character, 36))
  return BigInt(digits.join('')) % 97n
}
