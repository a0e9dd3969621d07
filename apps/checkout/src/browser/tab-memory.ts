/** The part of Storage we use, so that rules about what is remembered can be tested without a browser. */
export type TabMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Browsers that forbid storage (private modes, embedded views) get a memory that lasts as long as the page. */
export function openTabMemory(): TabMemory {
  try {
    window.sessionStorage.setItem('balcao.probe', '1')
    window.sessionStorage.removeItem('balcao.probe')
    return window.sessionStorage
  } catch {
    return pageMemory()
  }
}

export function pageMemory(): TabMemory {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
