// A bureau that stands on the app's own origin; a real one stands on its own.
const at = (name) => document.querySelector(`#${name}`);

function lineOf({ number, rating, times, fault }) {
  const line = document.createElement('li');
  const wrong = fault ? `; next: ${fault}` : '';
  line.textContent = `${number}: ${rating}, answered ${times} times${wrong}`;
  return line;
}

async function show(asking) {
  const answer = await asking;
  if (answer.ok) at('asked').replaceChildren(...(await answer.json()).map(lineOf));
}

at('wrong').addEventListener('submit', (event) => {
  event.preventDefault();
  const number = event.target.elements.org_number.value.replaceAll(/\D/g, '');
  const fault = event.submitter.value;
  const body = JSON.stringify({ org_number: number, fault });
  const headers = { 'Content-Type': 'application/json' };
  void show(fetch('/demo/credit-bureau/faults', { method: 'POST', headers, body }));
  at('state').textContent = `${number}: ${event.submitter.textContent}`;
});
await show(fetch('/demo/credit-bureau/asked'));
