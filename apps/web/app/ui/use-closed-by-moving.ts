import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closePopover, knowsPopovers } from './popover.ts'

/**
 * Closes a menu when the router has led to another place. What a reader opened before takeover stays open. Without popovers the
 * followed link takes another target into the address by itself.
 */
export function useClosedByMoving(menu: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const place = useRef(key)
  useEffect(() => {
    if (key === place.current) return
    place.current = key
    if (knowsPopovers()) closePopover(menu.current)
  }, [key, menu])
}
