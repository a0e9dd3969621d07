import type { Session } from '#api/client.ts'

/** The session that the server wrote into the page; undefined if it did not, and the console must request it. */
export function sentSession(): Session | null | undefined {
  const block = document.getElementById('session')
  return block?.textContent ? (JSON.parse(block.textContent) as Session | null) : undefined
}
