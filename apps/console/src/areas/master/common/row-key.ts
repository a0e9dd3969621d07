type OfPlatform = { platformId: string; id: string }

/** Key of a row in a list of all platforms, which must name the platform too. */
export function writeRowKey({ platformId, id }: OfPlatform): string {
  return `${platformId}.${id}`
}

export function readRowKey(key: string): OfPlatform {
  const [platformId = '', id = ''] = key.split('.')
  return { platformId, id }
}
