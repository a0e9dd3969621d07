import { proofHeader } from '@balcao/domain/checkout/proof-of-work'

const proofsMax = 3

/**
 * Sends a request, and sends it again with a proof of work where the server asks for one. The person at the
 * page only waits a moment longer.
 */
export async function fetchWithProof(
  url: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  solve: (challenge: string) => Promise<string> = solveInWorker,
): Promise<Response> {
  let response = await fetch(url, init)
  for (let proofs = 0; proofs < proofsMax; proofs += 1) {
    const challenge = await challengeIn(response)
    if (challenge === null) return response
    const headers = { ...init.headers, [proofHeader]: `${challenge}.${await solve(challenge)}` }
    response = await fetch(url, { ...init, headers })
  }
  return response
}

const preconditionRequired = 428

async function challengeIn(response: Response): Promise<string | null> {
  if (response.status !== preconditionRequired) return null
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  // A batched call gets a batched answer.
  const [answer] = Array.isArray(body) ? body : [body]
  const challenge = answer?.error?.data?.details?.challenge
  return typeof challenge === 'string' ? challenge : null
}

/** In a worker, so that the page stays responsive. */
function solveInWorker(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(String(data)))
    worker.addEventListener('error', () => reject(new Error('The proof was not found')))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
