import type { ProviderManifest } from '@balcao/providers/contract'

/** A provider's abilities, for comparison by the staff. Missing abilities are never offered. */
export function describeManifest(manifest: ProviderManifest) {
  const { name, title, methods, withdrawMethods, refundMethods, operations, splits, evidence } = manifest
  return {
    name,
    title,
    methods,
    withdrawMethods: withdrawMethods.filter((method) => method !== 'RECEIVER'),
    refundMethods,
    /** Condition for offering one-click purchases by card. */
    chargesKeptCards: manifest.chargesKeptCards !== null,
    automaticPix: manifest.automaticPix,
    splits: splits !== false && manifest.paysReceiversOut,
    receiverNeeds: manifest.receiverNeeds,
    hasReceivers: operations.includes('createReceiver'),
    readsTransactions: operations.includes('getTransaction'),
    readsWithdrawals: operations.includes('getWithdraw'),
    webhookVerification: manifest.webhookVerification,
    /**
     * Source of the provider's facts: the vendor's documentation, observation, our specification, or its name
     * alone.
     */
    evidence,
    certificates: manifest.certificates,
    /** True: the address is not public and has to be typed. */
    needsBaseUrl: Object.keys(manifest.environments).length === 0,
    environments: manifest.environments,
  }
}
