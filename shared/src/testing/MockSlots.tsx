import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import type { AreaModule } from '../area/defineArea';
import { mountArea } from '../area/mountArea';
import type { AreaDeclaration } from '../contract/area';
import type { MockPlace, MockPortal } from './mockPortal';

interface MockSlotsProps {
  mock: MockPortal;
  module: AreaModule;
  slots: AreaDeclaration['slots'];
}

/** Fills the places of the area's own pages with what it contributes to them itself; there is no other area here. */
export function MockSlots({ mock, module, slots }: MockSlotsProps) {
  const places = useSyncExternalStore(mock.subscribe, mock.places);
  return places.map((place) => {
    const own = slots.filter(({ slot }) => slot === place.slot).sort((a, b) => a.order - b.order);
    const filled = own.map(({ name }) => (
      <div key={name} data-slot={name}>
        <MockSlot mock={mock} module={module} name={name} params={place.params} />
      </div>
    ));
    return createPortal(filled, place.element, place.key);
  });
}

interface MockSlotProps extends Pick<MockSlotsProps, 'mock' | 'module'>, Pick<MockPlace, 'params'> {
  name: string;
}

function MockSlot({ mock, module, name, params }: MockSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const readProps = useEffectEvent(() => ({
    portal: mock.get(),
    paths: [],
    params,
    onCrash: (cause: unknown) => reportError(cause),
  }));
  useEffect(() => {
    const part = module.slots[name];
    if (!part || !place.current) return undefined;
    return mountArea(part, place.current, name, readProps()).remove;
  }, [module, name]);
  return <div ref={place} />;
}
