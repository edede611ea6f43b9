// The pictures that people choose between, and the choice as this device keeps it.
export const AVATAR_PICTURES = { male: '/avatar-boy.svg', female: '/avatar-girl.svg' } as const
export type Avatar = keyof typeof AVATAR_PICTURES

const AVATAR_KEY = 'comment-gender'

/** Null until one is chosen, and where storage is closed. */
export function storedAvatar(): Avatar | null {
  try {
    const kept = localStorage.getItem(AVATAR_KEY)
    return kept === 'male' || kept === 'female' ? kept : null
  } catch {
    return null
  }
}

export function keepAvatar(avatar: Avatar | null): void {
  try {
    if (avatar) localStorage.setItem(AVATAR_KEY, avatar)
    else localStorage.removeItem(AVATAR_KEY)
  } catch {
    // Where storage is closed the choice is for now only.
  }
}
