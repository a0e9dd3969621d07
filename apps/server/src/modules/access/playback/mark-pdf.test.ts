import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { markInTurn, markPdf } from './mark-pdf.ts'

const megabyte = 1024 * 1024

/** A PDF of some hundred kilobytes whose object stream unpacks to this many bytes. */
function aBomb(unpackedBytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(unpackedBytes, ' '))
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 1 /First 10 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\n%%EOF\n'),
  ])
}

async function aPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  return Buffer.from(await pdf.save())
}

describe('the mark of a PDF', () => {
  test('is left out of a file that unpacks to a gigabyte, and the process goes on with its other work meanwhile', async () => {
    const bomb = aBomb(1024 * megabyte)
    expect(bomb.length).toBeLessThan(2 * megabyte)
    const before = process.memoryUsage.rss()
    let [beats, worstRss] = [0, 0]
    const look = () => {
      beats += 1
      worstRss = Math.max(worstRss, process.memoryUsage.rss())
    }
    const looking = setInterval(look, 10)
    expect(await markPdf(bomb, 'Carolina')).toBeNull()
    clearInterval(looking)
    look()
    expect(beats).toBeGreaterThan(10)
    expect(worstRss - before).toBeLessThan(700 * megabyte)
  })

  test('is made for one file at a time, and beyond a short queue a file is refused before it is read', async () => {
    const pdf = await aPdf()
    let atOnce = 0
    const most: number[] = []
    const read = async () => {
      most.push(++atOnce)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      return pdf
    }
    const turns = Array.from({ length: 6 }, () => markInTurn(read, 'Carolina'))
    expect(() => markInTurn(read, 'Carolina')).toThrow(expect.objectContaining({ code: 'rate_limited' }))
    for (const marked of await Promise.all(turns)) expect(marked.length).toBeGreaterThan(pdf.length)
    expect(most).toEqual([1, 1, 1, 1, 1, 1])
    await expect(markInTurn(() => Promise.reject(new Error('gone')), 'Carolina')).rejects.toThrow('gone')
    expect((await markInTurn(read, 'Carolina')).length).toBeGreaterThan(pdf.length)
  })
})
