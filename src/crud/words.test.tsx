import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { startWords } from '#src/i18n/words.ts';
import { valueText } from './values/value-text.ts';
import { useTranslations } from './words.ts';

beforeAll(() => startWords(['common', 'crud', 'customers', 'cars']));

function ShownValue({
  resource,
  name,
  value,
}: {
  resource: Resource;
  name: string;
  value: string;
}) {
  const words = useTranslations(resource);
  const field = resource.fields[name];
  return <p>{`said: ${field ? valueText(field, name, value, words) : ''}.`}</p>;
}

test.each([
  [customers, 'type', 'company', 'Company'],
  [customers, 'type', '', ''],
  [customers, 'type', 'from before', 'from before'],
  [cars, 'fuel', '', 'Unknown'],
] as const)(
  '$name: what is none of the choices is never said as a key',
  async (of, name, value, expected) => {
    await render(
      <MemoryRouter initialEntries={['/1/x']}>
        <Routes>
          <Route
            path="/:siteId/*"
            element={<ShownValue resource={of} name={name} value={value} />}
          />
        </Routes>
      </MemoryRouter>,
    );
    await expect.element(page.getByText(`said: ${expected}.`)).toBeInTheDocument();
  },
);
