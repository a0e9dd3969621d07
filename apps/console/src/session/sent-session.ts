import type { Session } from '#api/client.ts'

/** The session as the server wrote it into the page; undefined where it did not, and the console has to ask. */
export function sentSession(): Session | null | undefined {
  const block = document.getElementById('session')
  return block?.textContent ? (JSON.parse(block.textContent) as Session | null) : undefined
}
