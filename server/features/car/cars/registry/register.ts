import type { RegisteredCar, RegisteredOwner } from '#contract/car/registry.ts';

/** A car as a register has it, with its answer as it came. */
export interface Found {
  readonly car: RegisteredCar;
  readonly raw: unknown;
}

/** The register of a country's cars. Each asks it again; null when it does not have the plate. Throws `ExternalError`. */
export interface Register {
  /** What people know it by. */
  readonly source: string;
  /** It plays one. */
  readonly demo: boolean;
  car(plate: string): Promise<Found | null>;
  /** Where there is an agreement about owners. */
  owner?(plate: string): Promise<RegisteredOwner | null>;
}
