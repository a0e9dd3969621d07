/** The address of a mailbox such as `Loja <nao-responda@loja.example.com>`. */
export function sendingAddress(mailbox: string): string {
  return /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
}
