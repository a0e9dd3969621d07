/** The used part of Storage, so that rules about stored data can be tested without a browser. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type TabMemory = Memory

/** Browsers that forbid storage (private modes, embedded views) get a memory that lasts as long as the page. */
export function openTabMemory(): TabMemory {
  return openMemory('sessionStorage')
}

/**
 * Shared by the tabs of this browser and kept when they close: it must hold no data that identifies a person.
 */
export function openBrowserMemory(): Memory {
  return openMemory('localStorage')
}

function openMemory(storage: 'sessionStorage' | 'localStorage'): Memory {
  try {
    window[storage].setItem('balcao.probe', '1')
    window[storage].removeItem('balcao.probe')
    return window[storage]
  } catch {
    return pageMemory()
  }
}

export function pageMemory(): Memory {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
