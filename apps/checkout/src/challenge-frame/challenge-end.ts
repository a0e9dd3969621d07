/** The message of a bank's page that has finished. It says nothing about the outcome, and anybody could send it. */
export const challengeEnded = { status: 'COMPLETE' }

export function isChallengeEnd(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'status' in data && data.status === challengeEnded.status
  )
}
