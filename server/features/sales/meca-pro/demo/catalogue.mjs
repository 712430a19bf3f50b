// A catalogue that stands on the app's own origin; a real one stands on its own.
const id = new URLSearchParams(location.search).get('basket') ?? '';
const of = `/demo/meca-pro/pages/${encodeURIComponent(id)}`;
const at = (name) => document.querySelector(`#${name}`);

function made(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function button(text, label, press) {
  const one = made('button', text);
  one.type = 'button';
  one.setAttribute('aria-label', label);
  one.addEventListener('click', press);
  return one;
}

async function ask(path = '', sent) {
  const answer = await fetch(of + path, {
    ...(sent && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    }),
  });
  if (answer.ok) show(await answer.json());
  else at('state').textContent = 'This basket is gone.';
}

function lineOf({ article, name, brand, price, stock, minutes, quantity }) {
  const line = document.createElement('li');
  const words = made('span', `${name} `);
  const about = minutes ? `${minutes} min` : `${brand}, ${price} kr, ${stock} in stock`;
  words.append(made('small', `${article}: ${about}`));
  const put = (count) => ask('/lines', { article, quantity: count });
  line.append(
    words,
    button('−', `One less: ${name}`, () => put(Math.max(0, quantity - 1))),
    made('output', String(quantity)),
    button('+', `One more: ${name}`, () => put(quantity + 1)),
  );
  return line;
}

function show({ reference, car, return_to: back, articles, fault, order_number: number }) {
  const kType = car.k_type ? `, K-type ${car.k_type}` : '';
  at('car').textContent = `Order ${reference}: ${car.plate}${kType}`;
  at('articles').replaceChildren(...articles.map(lineOf));
  at('state').textContent = number ? `Ordered: ${number}` : fault ? `Next: ${fault}` : '';
  if (/^https?:/.test(back)) at('back').href = back;
}

for (const one of document.querySelectorAll('[data-fault]')) {
  one.addEventListener('click', () => void ask('/faults', { fault: one.dataset.fault }));
}
await ask();
