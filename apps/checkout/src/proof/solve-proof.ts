/** Solves a proof of work beside the page, so that the page stays alive. */
export function solveProof(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(String(data)))
    worker.addEventListener('error', () => reject(new Error('The proof was not found')))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
