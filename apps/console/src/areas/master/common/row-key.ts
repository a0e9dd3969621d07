type OfPlatform = { platformId: string; id: string }

/** How a row of a list of all platforms stands in the address: what opens it has to name its platform too. */
export function writeRowKey({ platformId, id }: OfPlatform): string {
  return `${platformId}.${id}`
}

export function readRowKey(key: string): OfPlatform {
  const [platformId = '', id = ''] = key.split('.')
  return { platformId, id }
}
