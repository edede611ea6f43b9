// What a call shows of the machine that it comes from.
import type { FastifyRequest } from 'fastify'

export type Caller = {
  /** Id of a device that we know; null for one that comes for the first time. */
  device: string | null
  isKnownDevice: boolean
  /** Id that it is given now. */
  newDevice: string | null
  ip: string
  userAgent: string
}

export const callerOf = ({ device, isKnownDevice, newDevice, ip, headers }: FastifyRequest): Caller => ({
  device,
  isKnownDevice,
  newDevice,
  ip,
  userAgent: headers['user-agent'] ?? '',
})
