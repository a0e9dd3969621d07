/** The address of a mailbox such as `Loja <nao-responda@loja.example.com>`, with another host if one is given. */
export function sendingAddress(mailbox: string, host: string | null = null): string {
  const address = /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
  return host === null ? address : `${address.slice(0, address.lastIndexOf('@'))}@${host}`
}
