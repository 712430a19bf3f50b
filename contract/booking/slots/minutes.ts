/** How long a service takes for a class of vehicle; as usual for a class that nothing is said of. */
export const minutesOf = (
  service: { readonly minutes: number; readonly minutesByClass: Readonly<Record<string, number>> },
  vehicleClass: string | null,
): number =>
  vehicleClass !== null && Object.hasOwn(service.minutesByClass, vehicleClass)
    ? service.minutesByClass[vehicleClass]!
    : service.minutes;
