import { useState } from 'react';
import { keep, readKept } from '#src/device/storage.ts';
import { wheelOrders, type Way, type WheelOrder } from './pad-rules.ts';

const key = 'wheelhouse.treadWay';
const usual: Way = { order: 'around', grooves: 3 };

/** How this device goes through the grooves of a car; it stays as it was set last. */
export function useWay(): [way: Way, change: (part: Partial<Way>) => void] {
  const [way, setWay] = useState(readWay);
  return [
    way,
    (part) => {
      const next = { ...way, ...part };
      keep(key, `${next.order}:${next.grooves}`);
      setWay(next);
    },
  ];
}

function readWay(): Way {
  const [order, grooves] = (readKept(key) ?? '').split(':');
  const known = wheelOrders.find((one): one is WheelOrder => one === order);
  const number = Number(grooves);
  return known && number >= 1 && number <= 4 ? { order: known, grooves: number } : usual;
}
