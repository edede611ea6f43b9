// The typed client for calls that only the browser makes, most of them on behalf of an account. Comes when it is needed.
import type { LoginAnswer, LoginInput, RegistrationInput } from '@menged/contracts/accounts'
import type { Comment, NewComment } from '@menged/contracts/comments'
import { ENDPOINTS } from '@menged/contracts/endpoints'
import type { FeedbackMessage } from '@menged/contracts/feedback'
import type { Language } from '@menged/contracts/language'
import type { Notification, NotificationSettings, PushSubscriptionInput } from '@menged/contracts/notifications'
import type { AccountExport, AccountSession, Profile, ProfileChange, SavedPost } from '@menged/contracts/profile'
import { endSession, readToken } from './account-session.ts'
import { ApiError, browserCall } from './client.ts'
import { storedToken } from './session.ts'

type Data<Of> = { data: Of }
type Done = { success: true }

/** Each call looks at the expiry first; one that the server refuses because the token is spent ends the session as well. */
function guardedCall(language: Language): ReturnType<typeof browserCall> {
  const call = browserCall(language)
  return async (...asked) => {
    if (storedToken() !== null) readToken()
    const token = storedToken()
    try {
      return await call(...asked)
    } catch (error) {
      const isSpent = error instanceof ApiError && error.answer?.code === 'token_expired'
      if (isSpent && token !== null && storedToken() === token) endSession('expired')
      throw error
    }
  }
}

export function accountApi(language: Language) {
  const call = guardedCall(language)
  const data = async <Of>(...asked: Parameters<typeof call>) => (await call<Data<Of>>(...asked)).data
  return {
    login: (body: LoginInput) => call<LoginAnswer>(ENDPOINTS.login, { body }),
    register: (body: RegistrationInput) => data<{ mailbox: string }>(ENDPOINTS.register, { body }),
    deleteEmail: (email: string) => call<Done>(ENDPOINTS.deleteEmail, { query: { email } }),
    logout: () => call<Done>(ENDPOINTS.logout),
    logoutEverywhere: () => call<Done>(ENDPOINTS.logoutEverywhere),
    forgotPassword: (body: { email: string }) => call<Done>(ENDPOINTS.forgotPassword, { body }),
    resetPassword: (body: ({ token: string } | { email: string; code: string }) & { password: string }) =>
      call<Done>(ENDPOINTS.resetPassword, { body }),
    confirmEmail: (body: { token: string } | { email: string; code: string }) => call<Done>(ENDPOINTS.confirmEmail, { body }),
    resendConfirmation: (body: { email: string }) => call<Done>(ENDPOINTS.resendConfirmation, { body }),
    profile: () => data<Profile>(ENDPOINTS.profile),
    changeProfile: (body: ProfileChange) => data<Profile>(ENDPOINTS.changeProfile, { body }),
    changeEmail: (body: { email: string; password: string }) => call<Done>(ENDPOINTS.changeEmail, { body }),
    changePassword: (body: { current: string; password: string }) => call<Done>(ENDPOINTS.changePassword, { body }),
    sessions: () => data<AccountSession[]>(ENDPOINTS.sessions),
    endSession: (sessionId: string) => call<Done>(ENDPOINTS.endSession, { params: { sessionId } }),
    exportAccount: () => data<AccountExport>(ENDPOINTS.exportAccount),
    deleteAccount: (body: { password: string }) => call<Done>(ENDPOINTS.deleteAccount, { body }),
    savedMessages: async () => (await data<{ savedMessages: string[] }>(ENDPOINTS.savedMessages)).savedMessages,
    toggleSaved: (postId: string) => data<string[]>(ENDPOINTS.toggleSaved, { params: { postId } }),
    savedPosts: () => data<SavedPost[]>(ENDPOINTS.savedPosts),
    notifications: async () => (await data<{ notifications: Notification[] }>(ENDPOINTS.notifications)).notifications,
    readNotification: async (notificationId: string) =>
      (await data<{ notifications: Notification[] }>(ENDPOINTS.readNotification, { params: { notificationId } })).notifications,
    readAllNotifications: async () =>
      (await data<{ notifications: Notification[] }>(ENDPOINTS.readAllNotifications)).notifications,
    unread: async () => (await data<{ unread: number }>(ENDPOINTS.unread)).unread,
    notificationSettings: () => data<NotificationSettings>(ENDPOINTS.notificationSettings),
    changeNotificationSettings: (body: NotificationSettings) =>
      data<NotificationSettings>(ENDPOINTS.changeNotificationSettings, { body }),
    pushKey: async () => (await data<{ publicKey: string }>(ENDPOINTS.pushKey)).publicKey,
    subscribePush: (body: PushSubscriptionInput) => call<Done>(ENDPOINTS.subscribePush, { body }),
    unsubscribePush: (endpoint: string) => call<Done>(ENDPOINTS.unsubscribePush, { body: { endpoint } }),
    writeComment: (postId: string, body: NewComment) => data<Comment>(ENDPOINTS.writeComment, { params: { postId }, body }),
    myComments: (postId: string) => data<string[]>(ENDPOINTS.myComments, { params: { postId } }),
    deleteComment: (commentId: string) => call<Done>(ENDPOINTS.deleteComment, { params: { commentId } }),
    reportComment: (commentId: string, reason: string) =>
      call<Done>(ENDPOINTS.reportComment, { params: { commentId }, body: { reason } }),
    sendFeedback: (body: FeedbackMessage) => call<Done>(ENDPOINTS.sendFeedback, { body }),
  }
}
export type AccountApi = ReturnType<typeof accountApi>
