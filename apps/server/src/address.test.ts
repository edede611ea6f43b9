import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { StartError, tryAddress } from './address.ts'

test('a port that is taken is explained in words, a free one is left free', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(tryAddress({ host: '127.0.0.1', port })).rejects.toThrow(StartError)
  await expect(tryAddress({ host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is taken by another program.`)
  other.close()
  await once(other, 'close')
  await tryAddress({ host: '127.0.0.1', port })
  await tryAddress({ host: '127.0.0.1', port })
})

test('an address that the machine has not is explained as well', async () => {
  await expect(tryAddress({ host: '192.0.2.1', port: 0 })).rejects.toThrow('This machine has no address 192.0.2.1.')
})
