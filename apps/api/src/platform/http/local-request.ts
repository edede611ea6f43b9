// Whether a request comes from this machine, addressed by one of its names, and through no proxy that says so. Through a proxy that says
// nothing everybody comes from this machine: what is for the operator alone needs a key as well.
import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i
const isForwarding = (name: string): boolean => /^(forwarded|via|x-forwarded|x-real-ip|cf-|true-client-ip)/.test(name)

export const isLoopbackName = (name: string): boolean => LOCAL_NAME.test(name)

/** By the settings: nobody but this machine is meant to reach the portal. */
export const isLocalPortal = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname)

/** By the socket itself: what a proxy says of others does not count. The host name is this machine's too, so that no page of another site can call it from a browser here. */
export function isLocalRequest({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const name = (headers.host ?? '').replace(/:\d{1,5}$/, '')
  return LOOPBACK.test(socket.remoteAddress ?? '') && isLoopbackName(name) && !Object.keys(headers).some(isForwarding)
}
