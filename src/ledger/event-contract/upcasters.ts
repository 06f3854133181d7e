import type { CasinoEvent } from '../../kernel/envelope';
import type { DataOf, EventDefinition } from '../../kernel/event-definition';

export interface Upcaster {
  readonly from: string;
  readonly to: string;
  readonly upcast: (data: unknown, event: CasinoEvent) => unknown;
}

/** Declares the step from one version to the next; the compiler checks it against the data of both. */
export function defineUpcaster<Old extends EventDefinition, Next extends EventDefinition>(
  from: Old,
  to: Next,
  // NoInfer: the data follow from the definitions; to infer the other way costs the compiler half of its time.
  upcast: (data: NoInfer<DataOf<Old>>, event: CasinoEvent) => NoInfer<DataOf<Next>>,
): Upcaster {
  return { from: from.type, to: to.type, upcast: upcast as Upcaster['upcast'] };
}

/** Every step; none yet, since every type is in its first version. */
export const UPCASTERS: readonly Upcaster[] = [];

/**
 * Makes the function that gives an event the newest form of its type, step by step. Stored bytes never change;
 * only what is read from them does. An event in its newest form is returned unchanged.
 */
export function upcastingWith(upcasters: readonly Upcaster[]): (event: CasinoEvent) => CasinoEvent {
  const byType = new Map(upcasters.map((step) => [step.from, step]));
  if (byType.size < upcasters.length) throw new Error('two upcasters start from one type');
  return (event) => {
    let current = event;
    for (let step = byType.get(event.type); step; step = byType.get(current.type)) {
      current = { ...current, type: step.to, data: step.upcast(current.data, current) };
    }
    return current;
  };
}

export const currentForm = upcastingWith(UPCASTERS);
