import type { Sandbox } from '@balcao/sandbox/start-sandbox'

/**
 * Nobody listens while the demo is made: an acquirer that tried to tell would go on trying for minutes, and the start would wait for it.
 * Codes run out by the acquirer's own clock at any moment, so that the silence lasts from the first sale to the last.
 */
export async function withoutWebhooks(sandbox: Sandbox, work: () => Promise<void>): Promise<void> {
  const resumeWebhooks = sandbox.faults.always({ operation: 'webhook', kind: 'lose' })
  try {
    await work()
  } finally {
    await sandbox.bank.webhooksDelivered()
    resumeWebhooks()
  }
}
