// What the operator may change while the portal runs.
export const SETTING_KEYS = ['contactPhone', 'operatorEmail', 'registration', 'ratesNbe', 'ratesCbe', 'linkCheck'] as const
export type SettingKey = (typeof SETTING_KEYS)[number]
export const LONGEST_SETTING = 254
