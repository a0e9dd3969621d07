import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import type { Plan } from './plan.ts'

/** From now on the acquirer executes calls without answering, and its webhooks get lost. */
export function setFaults({ faults }: Sandbox, plan: Plan): void {
  for (const operation of ['create', 'refund', 'payout'] as const) {
    faults.always({ operation, kind: 'drop-after', hold: true, chance: plan.silence })
    faults.always({ operation, kind: 'reset', chance: plan.reset })
    faults.always({ operation, kind: 'error-after', chance: plan.errorAfter })
  }
  faults.always({ operation: 'webhook', kind: 'duplicate', chance: plan.duplicated })
  faults.always({ operation: 'webhook', kind: 'reorder', chance: plan.reordered })
  faults.always({ operation: 'webhook', kind: 'lose', chance: plan.lost })
}
