// A window event, for what has to stay above dialogs.
export const DIALOG_OPENED = 'menged:dialog'
