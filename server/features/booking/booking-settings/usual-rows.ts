import {
  usualAddons,
  usualReminders,
  usualServices,
} from '#contract/booking/booking-settings/usual-rules.ts';
import { languages, type Language } from '#contract/platform/languages.ts';
import { say } from '#server/kit/words.ts';

const word = (language: Language, key: string) => say(language, 'booking-settings', key);

const inAll = <Value>(of: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, of(language)]));

/** The services, add-ons and reminders of a new calendar, as its site says them. */
export const usualRows = (language: Language) => ({
  services: usualServices.map(({ key, ...service }, at) => ({
    ...service,
    name: word(language, `usual.services.${key}`),
    names: inAll((one) => word(one, `usual.services.${key}`)),
    position: 10 * (at + 1),
    buffer_after: 5,
  })),
  addons: usualAddons.map(({ key, minutes }, at) => ({
    minutes,
    name: word(language, `usual.addons.${key}`),
    position: 10 * (at + 1),
  })),
  reminders: usualReminders.map((reminder) => ({
    ...reminder,
    name: nameOf(language, reminder),
    templates: inAll((one) => ({
      subject:
        reminder.transport === 'email'
          ? word(one, `booking-reminders.choices.type.${reminder.type}`)
          : '',
      text: word(one, `usual.texts.${reminder.type}`),
    })),
    skip: reminder.type === 'reminder' ? ['booked_late', 'drop_in'] : [],
  })),
});

/** `Reminder, SMS, 24 h`. */
function nameOf(
  language: Language,
  { type, transport, minutes_after }: (typeof usualReminders)[number],
) {
  const hours = Math.abs(minutes_after) / 60;
  return [
    word(language, `booking-reminders.choices.type.${type}`),
    word(language, `booking-reminders.choices.transport.${transport}`),
    ...(hours > 0 ? [`${minutes_after < 0 ? '−' : '+'}${hours} h`] : []),
  ].join(', ');
}
