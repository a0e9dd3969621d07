import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MovableClock } from '#kit/clock.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { fileSamples } from './file-samples.ts'

export type StoreUnderTest = {
  store: ObjectStore
  clock: MovableClock
  /** Base address of links that are paths, as in a browser. */
  origin: string
  close(): Promise<void>
}

/** Requirements on every store, whatever its kind. */
export function describeObjectStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name} as an object store`, () => {
    let opened: StoreUnderTest
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    const png = fileSamples['image/png']
    const sign = (key: string, sizeBytes = png.length) =>
      opened.store.signUpload({ key, contentType: 'image/png', sizeBytes, expiresInSeconds: 60 })
    const send = (url: string, headers: Record<string, string>, body: Uint8Array = png) =>
      fetch(new URL(url, opened.origin), { method: 'PUT', headers, body: Buffer.from(body) })
    const readBack = async (key: string) => {
      const stored = await opened.store.get(key)
      return stored && { ...stored, body: await buffer(stored.body) }
    }

    test('a browser uploads a file by its link and the file can be read back', async () => {
      const key = newObjectKey('images', 'image/png')
      const { url, headers } = await sign(key)
      expect(headers).not.toHaveProperty('content-length')
      expect((await send(url, headers)).status).toBe(200)
      expect(await readBack(key)).toEqual({ contentType: 'image/png', sizeBytes: png.length, body: png })
    })

    test('a private file is read by its link alone, until the link expires', async () => {
      const [key, otherKey] = [newObjectKey('evidence', 'image/png'), newObjectKey('evidence', 'image/png')]
      await Promise.all([key, otherKey].map((one) => opened.store.put(one, png, 'image/png')))
      const { url } = await opened.store.signDownload({ key, expiresInSeconds: 60 })
      const read = (address: string) => fetch(new URL(address, opened.origin))
      const answer = await read(url)
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
      const forAnother = url
        .replace(key, otherKey)
        .replace(encodeURIComponent(key), encodeURIComponent(otherKey))
      expect((await read(forAnother)).status).toBeGreaterThanOrEqual(400)
      opened.clock.advance({ seconds: 61 })
      expect((await read(url)).status).toBeGreaterThanOrEqual(400)
    })

    test('a link is valid in its last second and not after it', async () => {
      const [first, second] = [newObjectKey('images', 'image/png'), newObjectKey('images', 'image/png')]
      const links = [await sign(first), await sign(second)] as const
      opened.clock.advance({ seconds: 59 })
      expect((await send(links[0].url, links[0].headers)).status).toBe(200)
      opened.clock.advance({ seconds: 2 })
      expect((await send(links[1].url, links[1].headers)).status).toBeGreaterThanOrEqual(400)
      expect(await opened.store.get(second)).toBeNull()
    })

    test('a type, size, name or method other than the signed one is refused', async () => {
      const key = newObjectKey('images', 'image/png')
      const otherKey = newObjectKey('images', 'image/png')
      const { url, headers } = await sign(key)
      const attempts = [
        () => send(url, { ...headers, 'content-type': 'text/html' }),
        () => send(url, { ...headers, 'content-type': 'image/svg+xml' }),
        () => send(url, headers, Buffer.concat([png, Buffer.of(0)])),
        () => send(url, headers, png.subarray(0, -1)),
        () =>
          send(
            url.replace(key, otherKey).replace(encodeURIComponent(key), encodeURIComponent(otherKey)),
            headers,
          ),
        () => fetch(new URL(url, opened.origin), { method: 'POST', headers, body: png }),
        () => fetch(new URL(url, opened.origin), { method: 'DELETE' }),
        () =>
          send(
            url.replace(/signature=./i, (found) => `${found.slice(0, -1)}${found.endsWith('0') ? '1' : '0'}`),
            headers,
          ),
      ]
      for (const attempt of attempts)
        expect((await attempt()).status, String(attempt)).toBeGreaterThanOrEqual(400)
      expect(await opened.store.get(key)).toBeNull()
      expect(await opened.store.get(otherKey)).toBeNull()
    })

    test('the server stores, replaces and removes a file', async () => {
      const key = newObjectKey('billets', 'application/pdf')
      await opened.store.put(key, fileSamples['application/pdf'], 'application/pdf')
      expect((await readBack(key))?.contentType).toBe('application/pdf')
      const longer = Buffer.concat([fileSamples['application/pdf'], Buffer.from('\n')])
      await opened.store.put(key, longer, 'application/pdf')
      expect((await readBack(key))?.body).toEqual(longer)
      await opened.store.remove(key)
      await opened.store.remove(key)
      expect(await opened.store.get(key)).toBeNull()
    })

    test('the server stores a local file, and a reader by a link gets it under its own name', async () => {
      const key = newObjectKey('accounting', 'text/csv')
      const folder = await mkdtemp(join(tmpdir(), 'balcao-put-file-'))
      const path = join(folder, 'file')
      await writeFile(path, fileSamples['text/csv'])
      await opened.store.putFile(key, path, 'text/csv')
      await rm(folder, { recursive: true })
      expect((await readBack(key))?.body).toEqual(fileSamples['text/csv'])
      const { url } = await opened.store.signDownload({
        key,
        expiresInSeconds: 60,
        fileName: 'razao-2030.csv',
      })
      expect(url).toContain('razao-2030.csv')
      const answer = await fetch(new URL(url, opened.origin))
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(fileSamples['text/csv'])
    })

    test('a file in parts exists once all parts are joined, equal byte by byte, and can be read in ranges', async () => {
      const { store, origin } = opened
      const key = newObjectKey('contents', 'video/mp4')
      const body = Buffer.concat([fileSamples['video/mp4'], randomBytes(store.partBytes + 1_000)])
      const file = await store.beginParts(key)
      const put = async (number: number, part: Buffer, sizeBytes = part.length) => {
        const { url, headers } = await store.signPart({ ...file, number, sizeBytes, expiresInSeconds: 60 })
        return (await fetch(new URL(url, origin), { method: 'PUT', headers, body: Buffer.from(part) })).status
      }
      const [first, second] = [body.subarray(0, store.partBytes), body.subarray(store.partBytes)]
      expect(await put(2, second)).toBe(200)
      expect(await put(1, first, first.length - 1)).toBeGreaterThanOrEqual(400)
      expect(await store.listParts(file)).toEqual([{ number: 2, sizeBytes: second.length }])
      expect(await put(1, first)).toBe(200)
      expect(await store.get(key)).toBeNull()
      const whole = { ...file, sizeBytes: body.length }
      await store.joinParts(whole)
      await store.joinParts(whole)
      expect((await readBack(key))?.body.equals(body)).toBe(true)
      expect(await store.listParts(file)).toBeNull()
      const range = await store.get(key, { start: 1_000, end: 1_999 })
      expect(range?.sizeBytes).toBe(1_000)
      expect(range && (await buffer(range.body)).equals(body.subarray(1_000, 2_000))).toBe(true)
    })

    test('parts with a missing part are not joined', async () => {
      const { store, origin } = opened
      const file = await store.beginParts(newObjectKey('contents', 'video/mp4'))
      const { url } = await store.signPart({ ...file, number: 2, sizeBytes: 4, expiresInSeconds: 60 })
      await fetch(new URL(url, origin), { method: 'PUT', body: Buffer.alloc(4) })
      await expect(store.joinParts({ ...file, sizeBytes: 5 })).rejects.toThrow('when all are there')
      expect(await store.get(file.key)).toBeNull()
    })

    test('dropped parts accept no more parts, and their link expires', async () => {
      const { store, origin, clock } = opened
      const file = await store.beginParts(newObjectKey('contents', 'video/mp4'))
      const request = { ...file, number: 1, sizeBytes: 4, expiresInSeconds: 60 }
      const { url } = await store.signPart(request)
      const put = (address: string) =>
        fetch(new URL(address, origin), { method: 'PUT', body: Buffer.alloc(4) })
      expect((await put(url)).status).toBe(200)
      clock.advance({ seconds: 61 })
      expect((await put(url)).status).toBeGreaterThanOrEqual(400)
      await store.dropParts(file)
      await store.dropParts(file)
      expect(await store.listParts(file)).toBeNull()
      expect(await store.get(file.key)).toBeNull()
    })

    test('a key that leaves its folder, or has the wrong type, is refused', async () => {
      const { store } = opened
      for (const key of [
        '../secret.png',
        'images/../../secret.png',
        '/etc/a.png',
        'images/a.svg',
        'images/.png',
        'a.png',
        '',
      ])
        await expect(store.get(key), key).rejects.toThrow('object key')
      await expect(store.put('images/a.png', png, 'image/gif')).rejects.toThrow('content type')
      await expect(
        store.signUpload({
          key: 'images/a.png',
          contentType: 'text/html',
          sizeBytes: 1,
          expiresInSeconds: 60,
        }),
      ).rejects.toThrow('content type')
    })

    test('a public address ends with the key', () => {
      const key = newObjectKey('images', 'image/png')
      expect(new URL(opened.store.publicUrl(key), opened.origin).pathname.endsWith(`/${key}`)).toBe(true)
    })
  })
}
