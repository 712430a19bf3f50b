import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import type { Week } from '#contract/booking/schedules/schedule.ts';
import { usualServices } from '#contract/booking/booking-settings/usual-rules.ts';
import { hoursProblem, writeHours } from '#contract/booking/booking-settings/hours-rules.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { useStep } from '#src/crud/wizard/use-step.ts';
import { Wizard } from '#src/crud/wizard/wizard.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { WeekFields } from '../inputs/hours/week-fields.tsx';
import { weekdayName } from '../inputs/hours/weekday-name.ts';
import '../inputs/hours/hours.css';

const workday: [number, number][] = [[480, 960]];
const usualWeek: Week = [workday, workday, workday, workday, workday, [], []];
const order = ['name', 'hours', 'workshop', 'done'] as const;

/** A calendar that takes bookings at once: opening hours, lifts, people and the usual services, in four steps. */
export default function SetUpScreen() {
  const { t, i18n } = useTranslation('booking-settings');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const known = useLoaded(siteId, shellCalls.calendars)?.data ?? [];
  const { busy, actionError, run } = useAction();
  const [name, setName] = useState(t('setUp.usualName'));
  const [like, setLike] = useState('');
  const [week, setWeek] = useState<Week>(usualWeek);
  const [lifts, setLifts] = useState<number | string | null>(2);
  const [people, setPeople] = useState('');
  const [reached, setReached] = useState(0);
  const isOpen = week.every((day) => Array.isArray(day) && hoursProblem(day) === null);
  const names = people
    .split(/[\n,;]/)
    .map((one) => one.trim())
    .filter(Boolean);
  const sound: Record<(typeof order)[number], boolean> = {
    name: name.trim() !== '',
    hours: isOpen && week.some((day) => day.length > 0),
    workshop: typeof lifts === 'number' && lifts >= 1 && lifts <= 30 && names.length > 0,
    done: true,
  };
  const steps = order.map((step, at) => ({
    name: step,
    title: t(`setUp.steps.${step}`),
    open: at <= reached && order.slice(0, at).every((before) => sound[before]),
  }));
  const { go, now } = useStep(steps);

  const forward = (to: (typeof order)[number]) => (
    <div className="actions">
      <Button
        variant="primary"
        disabled={!sound[now.name]}
        onClick={() => {
          setReached(Math.max(reached, order.indexOf(to)));
          Promise.resolve(go(to)).catch((cause: unknown) =>
            logProblem('The next step was not gone to', cause),
          );
        }}
      >
        {t('setUp.next')}
      </Button>
    </div>
  );
  const make = () =>
    run(async (write) => {
      const body = {
        name: name.trim(),
        like_id: like === '' ? null : Number(like),
        week: week.map((day) => day.map(([from, to]): [number, number] => [from, to])),
        lifts: Number(lifts),
        people: names,
      };
      const { data } = await write(calendarCalls.setUp, { body }, { siteId });
      await queryClient.invalidateQueries(queryFor(siteId, shellCalls.calendars, undefined));
      await navigate(sitePath(siteId, `settings/booking/calendars/${data.id}`));
    });

  return (
    <div className="page" data-width="text">
      <h1>{t('calendars.new')}</h1>
      <Wizard label={t('calendars.new')} steps={steps}>
        {(step) => (
          <>
            {step === 'name' && (
              <>
                <TextField
                  label={t('calendars.fields.name')}
                  autoComplete="off"
                  maxLength={60}
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
                {known.length > 0 && (
                  <SelectField
                    label={t('setUp.like')}
                    hint={t('setUp.likeHint')}
                    options={[
                      { value: '', label: t('setUp.usual') },
                      ...known.map((one) => ({ value: String(one.id), label: one.name })),
                    ]}
                    value={like}
                    onChoose={setLike}
                  />
                )}
                {forward('hours')}
              </>
            )}
            {step === 'hours' && (
              <>
                <WeekFields weeks={[week]} only onChange={([one]) => one && setWeek(one)} />
                {forward('workshop')}
              </>
            )}
            {step === 'workshop' && (
              <>
                <NumberField
                  label={t('setUp.lifts')}
                  digits={0}
                  value={lifts}
                  onChange={setLifts}
                />
                <Field label={t('setUp.people')} hint={t('setUp.peopleHint')}>
                  {(control) => (
                    <textarea
                      {...control}
                      rows={4}
                      value={people}
                      onChange={({ target }) => setPeople(target.value)}
                    />
                  )}
                </Field>
                {forward('done')}
              </>
            )}
            {step === 'done' && (
              <>
                <dl className="facts">
                  <div>
                    <dt>{t('calendars.fields.schedule_id')}</dt>
                    <dd>
                      {week.map((day, at) => {
                        const name = weekdayName(at, i18n.language);
                        return (
                          <div key={name}>{`${name} ${writeHours(day) || t('hours.closed')}`}</div>
                        );
                      })}
                    </dd>
                  </div>
                  <div>
                    <dt>{t('booking-places.title')}</dt>
                    <dd>{String(lifts)}</dd>
                  </div>
                  <div>
                    <dt>{t('booking-resources.title')}</dt>
                    <dd>{names.join(', ')}</dd>
                  </div>
                  <div>
                    <dt>{t('booking-services.title')}</dt>
                    <dd>
                      {like === ''
                        ? usualServices.map(({ key }) => t(`usual.services.${key}`)).join(', ')
                        : known.find(({ id }) => String(id) === like)?.name}
                    </dd>
                  </div>
                </dl>
                <SaveBar text={actionError.text} fieldErrors={actionError.fields}>
                  <Button variant="primary" busy={busy} onClick={() => void make()}>
                    {t('setUp.make')}
                  </Button>
                </SaveBar>
              </>
            )}
          </>
        )}
      </Wizard>
    </div>
  );
}
