/** Callers write an account with its check digit, '12345-6' or '123456'; banks require the two separately. */
export function splitAccountNumber(accountNumber: string): { account: string; digit: string } {
  const characters = accountNumber.replace(/\W/g, '')
  return { account: characters.slice(0, -1), digit: characters.slice(-1) }
}
