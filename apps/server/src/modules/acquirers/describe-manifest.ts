import type { ProviderManifest } from '@balcao/providers/contract'

/** What a provider can do, as the staff compares it with others. What it cannot do is never offered. */
export function describeManifest(manifest: ProviderManifest) {
  const { name, title, methods, withdrawMethods, refundMethods, operations, splits, evidence } = manifest
  return {
    name,
    title,
    methods,
    withdrawMethods: withdrawMethods.filter((method) => method !== 'RECEIVER'),
    refundMethods,
    /** One click after a purchase is offered by card only where this holds. */
    chargesKeptCards: manifest.chargesKeptCards !== null,
    splits: splits !== false && manifest.paysReceiversOut,
    receiverNeeds: manifest.receiverNeeds,
    hasReceivers: operations.includes('createReceiver'),
    readsTransactions: operations.includes('getTransaction'),
    readsWithdrawals: operations.includes('getWithdraw'),
    webhookVerification: manifest.webhookVerification,
    /** How well its facts are known: the vendor's papers, seen at work, our specification, or its name alone. */
    evidence,
    certificates: manifest.certificates,
    /** True: its address is not public knowledge and has to be typed. */
    needsBaseUrl: Object.keys(manifest.environments).length === 0,
    environments: manifest.environments,
  }
}
