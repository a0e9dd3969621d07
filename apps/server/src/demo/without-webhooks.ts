import type { Sandbox } from '@balcao/sandbox/start-sandbox'

/**
 * Switches webhooks off while the demo is made: an acquirer would retry for minutes, and the start would wait
 * for it. Codes expire by the acquirer's own clock at any moment, so webhooks stay off from the first sale to
 * the last.
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
