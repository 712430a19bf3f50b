/** The services that a new calendar has: minutes, and what is longer or needed. Their words are `booking-settings:usual.services.<key>`. */
export const usualServices = [
  {
    key: 'from_hotel',
    minutes: 20,
    minutes_by_class: { heavy: 25 },
    needs_set: true,
    wheel_change: true,
    color: 'blue',
  },
  {
    key: 'own_wheels',
    minutes: 20,
    minutes_by_class: { heavy: 25 },
    needs_set: false,
    wheel_change: true,
    color: 'green',
  },
  {
    key: 'tyre_change',
    minutes: 60,
    minutes_by_class: { large_wheels: 75, run_flat: 90 },
    needs_set: false,
    wheel_change: false,
    color: 'amber',
  },
  {
    key: 'balancing',
    minutes: 20,
    minutes_by_class: {},
    needs_set: false,
    wheel_change: false,
    color: 'grey',
  },
  {
    key: 'puncture',
    minutes: 30,
    minutes_by_class: {},
    needs_set: false,
    wheel_change: false,
    color: 'red',
  },
  {
    key: 'sensors',
    minutes: 15,
    minutes_by_class: {},
    needs_set: false,
    wheel_change: false,
    color: 'grey',
  },
  {
    key: 'alignment',
    minutes: 60,
    minutes_by_class: {},
    needs_set: false,
    wheel_change: false,
    color: 'grey',
  },
] as const;

/** What is offered beside them: `booking-settings:usual.addons.<key>`. */
export const usualAddons = [
  { key: 'wash', minutes: 10 },
  { key: 'storage', minutes: 10 },
] as const;

const hour = 60;
const day = 24 * hour;

/** The reminders that a new calendar has; their texts are `booking-settings:usual.texts.<type>`. */
export const usualReminders = [
  { type: 'confirmation', transport: 'sms', minutes_after: 0 },
  { type: 'confirmation', transport: 'email', minutes_after: 0 },
  { type: 'reminder', transport: 'sms', minutes_after: -day },
  { type: 'reminder', transport: 'sms', minutes_after: -2 * hour },
  { type: 'changed', transport: 'sms', minutes_after: 0 },
  { type: 'cancelled', transport: 'sms', minutes_after: 0 },
  { type: 'arrival', transport: 'sms', minutes_after: -day },
  { type: 'ready', transport: 'sms', minutes_after: 0 },
  { type: 'no_show', transport: 'sms', minutes_after: hour },
  { type: 'retorque', transport: 'sms', minutes_after: 4 * day },
] as const;
